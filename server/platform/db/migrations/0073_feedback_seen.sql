-- When a reviewer has read a member's word on an answer; another word has to be read again.
alter table chat_exchange add column feedback_seen_at timestamptz;

drop index chat_exchange_feedback;
create index chat_exchange_feedback_new on chat_exchange (feedback_at, id) where feedback_at is not null and feedback_seen_at is null;
create index chat_exchange_feedback_seen on chat_exchange (feedback_at desc, id desc) where feedback_seen_at is not null;
