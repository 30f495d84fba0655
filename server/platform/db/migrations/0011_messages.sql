-- Message bodies are ciphertext only; the sequence within a conversation is the truth about order.
create table conversation (
  id uuid primary key,
  last_seq bigint not null default 0,
  created_at timestamptz not null default now()
);

create table participant (
  conversation_id uuid not null references conversation (id) on delete cascade,
  member_id uuid not null references member (id) on delete cascade,
  delivered_seq bigint not null default 0,
  read_seq bigint not null default 0,
  primary key (conversation_id, member_id),
  check (read_seq <= delivered_seq)
);
create index participant_member on participant (member_id);

create table message (
  conversation_id uuid not null references conversation (id) on delete cascade,
  seq bigint not null,
  id uuid not null unique,
  sender_id uuid not null references member (id) on delete cascade,
  client_id uuid not null,
  alg text not null,
  key_id text not null,
  body bytea not null,
  created_at timestamptz not null default now(),
  primary key (conversation_id, seq),
  unique (sender_id, client_id)
);
