-- What a member asked Doxy AI and what it answered, identifiers taken out before it is kept.
create table chat (
  id uuid primary key,
  member_id uuid not null references member (id) on delete cascade,
  title text not null,
  created_at timestamptz not null default now(),
  asked_at timestamptz not null default now()
);
create index chat_member on chat (member_id, asked_at desc, id desc);

create table chat_exchange (
  id uuid primary key,
  chat_id uuid not null references chat (id) on delete cascade,
  query text not null,
  -- Word for word as it was shown: a passage may be replaced later.
  answer jsonb not null,
  created_at timestamptz not null default now(),
  was_right boolean,
  feedback text not null default '',
  feedback_at timestamptz
);
create index chat_exchange_chat on chat_exchange (chat_id, id);
create index chat_exchange_feedback on chat_exchange (feedback_at desc) where feedback_at is not null;
