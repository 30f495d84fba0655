-- The check of each post: queued with the change that asks for it, so that a crash loses none.
create table post_check (
  post_id uuid primary key references post (id) on delete cascade,
  outcome text not null default 'queued' check (outcome in ('queued', 'no_claim', 'checked')),
  queued_at timestamptz not null default now(),
  -- When it may be tried next; each failure waits longer.
  due_at timestamptz not null default now(),
  tries integer not null default 0,
  checked_at timestamptz,
  findings jsonb not null default '[]',
  library text not null default '',
  needs_review boolean not null default false,
  contest text,
  contested_at timestamptz,
  decided_by uuid references member (id) on delete set null,
  decision text,
  decided_at timestamptz
);
create index post_check_due on post_check (due_at) where outcome = 'queued';
create index post_check_review on post_check (coalesce(contested_at, checked_at), post_id) where needs_review;
insert into post_check (post_id) select id from post;
create function queue_post_check() returns trigger language plpgsql as $$ begin
  insert into post_check (post_id) values (new.id)
  on conflict (post_id) do update set outcome = 'queued', queued_at = now(), due_at = now(), tries = 0, checked_at = null, findings = '[]',
    needs_review = false, contest = null, contested_at = null, decided_by = null, decision = null, decided_at = null;
  return null;
end $$;
-- Whatever writes a post queues its check, seed and import included.
create trigger post_check_new after insert on post for each row execute function queue_post_check();
create trigger post_check_changed after update of content on post for each row when (old.content is distinct from new.content) execute function queue_post_check();
