-- Messages are ciphertext only; the sequence within a conversation is the truth about their order.
create table conversation (
  id uuid primary key,
  kind text not null check (kind in ('direct', 'group')),
  -- The two of a direct one, the smaller id first, so that there is one for a pair; null once one of them has left.
  low_id uuid references member (id) on delete set null,
  high_id uuid references member (id) on delete set null,
  -- Made once by the member who made a group, so that a repeated request makes one.
  maker_id uuid references member (id) on delete set null,
  client_id uuid,
  -- What a group is called, encrypted like its messages: it may name a patient.
  name bytea,
  picture_id uuid references file (id) on delete set null,
  -- The key of its messages from now on.
  key_id uuid not null,
  last_seq bigint not null default 0,
  change_seq bigint not null default 0,
  -- How far whoever left it last had received and read it: where nobody else is left, ticks stay as they were.
  left_delivered_seq bigint not null default 0,
  left_read_seq bigint not null default 0,
  last_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (low_id, high_id),
  unique (maker_id, client_id),
  check (low_id < high_id)
);

create index conversation_picture on conversation (picture_id) where picture_id is not null;
-- A group's picture is nothing else's: it goes with the group, and with the next one.
create trigger conversation_gone after delete on conversation
  for each row when (old.picture_id is not null) execute function let_go_of_picture();
create trigger conversation_pictured after update of picture_id on conversation
  for each row when (old.picture_id is not null and old.picture_id is distinct from new.picture_id) execute function let_go_of_picture();

-- Keys of messages, each encrypted under a key that lies outside the database and that `ring_id` names.
create table conversation_key (
  id uuid primary key,
  conversation_id uuid not null references conversation (id) on delete cascade,
  ring_id text not null,
  wrapped bytea not null,
  created_at timestamptz not null default now()
);
create index conversation_lately on conversation (last_at);
create index conversation_key_of on conversation_key (conversation_id);
create index conversation_key_ring on conversation_key (ring_id, id);

create table participant (
  conversation_id uuid not null references conversation (id) on delete cascade,
  member_id uuid not null references member (id) on delete cascade,
  is_admin boolean not null default false,
  state text not null default 'joined' check (state in ('joined', 'requested', 'declined')),
  -- Nothing up to here can be read: it was before they came, or they have deleted it for themselves.
  cleared_seq bigint not null default 0,
  delivered_seq bigint not null default 0,
  read_seq bigint not null default 0,
  pinned_at timestamptz,
  muted_until timestamptz,
  -- Archived as long as nothing came after it, or while it is muted.
  archived_seq bigint,
  marked_unread boolean not null default false,
  -- Up to here they have been notified.
  announced_seq bigint not null default 0,
  takes_urgent boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (conversation_id, member_id),
  check (read_seq <= delivered_seq)
);
create index participant_member on participant (member_id, state);

-- Whatever takes them out of it.
create function keep_marks_of_leaver() returns trigger language plpgsql as $$
begin
  update conversation set left_delivered_seq = old.delivered_seq, left_read_seq = old.read_seq where id = old.conversation_id;
  return null;
end $$;
create trigger participant_left after delete on participant for each row execute function keep_marks_of_leaver();

create table message (
  conversation_id uuid not null references conversation (id) on delete cascade,
  seq bigint not null,
  id uuid not null unique,
  author text not null default 'member' check (author in ('member', 'doxy', 'house')),
  sender_id uuid references member (id) on delete set null,
  device_id uuid,
  client_id uuid not null,
  alg text not null check (alg in ('plain1')),
  key_id uuid not null,
  -- Nonce, tag and ciphertext; null once it is deleted.
  body bytea,
  reply_to_seq bigint,
  is_urgent boolean not null default false,
  -- Not the transaction's: messages are written one after another, and so are their times.
  created_at timestamptz not null default clock_timestamp(),
  edited_at timestamptz,
  deleted_at timestamptz,
  change_seq bigint not null default 0,
  primary key (conversation_id, seq),
  unique (sender_id, client_id),
  check ((body is null) = (deleted_at is not null))
);
-- A search reads the latest of many conversations.
create index message_time on message (conversation_id, id);
create index message_change on message (conversation_id, change_seq) where change_seq > 0;
create index message_key on message (key_id);
-- Doxy AI answers a message once.
create unique index message_answer on message (client_id) where author = 'doxy';

-- Whoever leaves Wardmates takes their words with them, whatever removes them; the places stay, so that no device finds a gap.
create function empty_message_of_nobody() returns trigger language plpgsql as $$
begin
  new.body := null;
  new.deleted_at := coalesce(new.deleted_at, now());
  update conversation set change_seq = change_seq + 1 where id = new.conversation_id returning change_seq into new.change_seq;
  return new;
end $$;
create trigger message_of_nobody before update of sender_id on message
  for each row when (old.sender_id is not null and new.sender_id is null) execute function empty_message_of_nobody();

-- Files that went with messages. Their bytes lie where they arrived; a file that was forwarded goes with several.
create table attachment (
  conversation_id uuid not null,
  seq bigint not null,
  upload_id uuid not null references file_upload (id),
  -- Who sent it there: it goes with them.
  owner_id uuid not null references member (id) on delete cascade,
  alg text not null check (alg in ('plain1')),
  mime text not null,
  size_bytes integer not null check (size_bytes > 0),
  sha256 bytea not null check (length(sha256) = 32),
  created_at timestamptz not null default now(),
  primary key (conversation_id, seq, upload_id),
  foreign key (conversation_id, seq) references message (conversation_id, seq) on delete cascade
);
create index attachment_upload on attachment (upload_id);
create index attachment_owner on attachment (owner_id);
create trigger attachment_gone after delete on attachment for each row execute function let_go_of_upload();

-- Messages that a member has deleted for themselves.
create table message_hidden (
  member_id uuid not null references member (id) on delete cascade,
  conversation_id uuid not null,
  seq bigint not null,
  primary key (member_id, conversation_id, seq),
  foreign key (conversation_id, seq) references message (conversation_id, seq) on delete cascade
);

create table reaction (
  conversation_id uuid not null,
  seq bigint not null,
  member_id uuid not null references member (id) on delete cascade,
  kind text not null,
  created_at timestamptz not null default now(),
  primary key (conversation_id, seq, member_id),
  foreign key (conversation_id, seq) references message (conversation_id, seq) on delete cascade
);
create index reaction_member on reaction (member_id);

-- Urgent messages, and when they ring next.
create table message_urgent (
  conversation_id uuid not null,
  seq bigint not null,
  next_at timestamptz not null,
  rings_left smallint not null,
  primary key (conversation_id, seq),
  foreign key (conversation_id, seq) references message (conversation_id, seq) on delete cascade
);
create index message_urgent_due on message_urgent (next_at) where rings_left > 0;

-- Whom they ring, until they acknowledge.
create table message_ring (
  conversation_id uuid not null,
  seq bigint not null,
  member_id uuid not null references member (id) on delete cascade,
  acknowledged_at timestamptz,
  primary key (conversation_id, seq, member_id),
  foreign key (conversation_id, seq) references message_urgent (conversation_id, seq) on delete cascade
);
create index message_ring_member on message_ring (member_id) where acknowledged_at is null;

-- What members want to be reminded of.
create table message_reminder (
  member_id uuid not null references member (id) on delete cascade,
  conversation_id uuid not null,
  seq bigint not null,
  remind_at timestamptz not null,
  primary key (member_id, conversation_id, seq),
  foreign key (conversation_id, seq) references message (conversation_id, seq) on delete cascade
);
create index message_reminder_due on message_reminder (remind_at);

-- How others may reach a member; nobody has a row who has changed nothing.
create table message_setting (
  member_id uuid primary key references member (id) on delete cascade,
  requests boolean not null default true,
  presence boolean not null default true,
  typing boolean not null default true,
  urgent boolean not null default true
);
