create table post (
  id uuid primary key,
  author_id uuid not null references member (id) on delete cascade,
  -- Made by the sender: a repeated request finds the first post instead of writing a second.
  client_id uuid not null,
  content text not null check (length(content) between 1 and 3000),
  link text,
  verification text not null default 'pending' check (verification in ('pending', 'verified', 'disputed')),
  -- The post that it quotes. No reference: one that is no more is still said to have been quoted.
  quoted_id uuid,
  -- Who may read it: everybody at /p/post/ID, members, verified members, or its author's mates.
  audience text not null default 'members' check (audience in ('public', 'members', 'verified', 'mates')),
  -- Stands on its author's profile.
  pinned boolean not null default false,
  -- Whom its words mention and who could read it then, as of its last edit. No reference: whoever has left is found no more.
  mentioned uuid[] not null default '{}',
  like_count integer not null default 0 check (like_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  unique (author_id, client_id)
);
create index post_author on post (author_id, id desc);
-- What a member has written, by its moment: counted a day, and put together with whatever else they did.
create index post_author_at on post (author_id, created_at desc, id desc);
create unique index post_pinned on post (author_id) where pinned;
-- Who names a work: asked when it was retracted. Few posts do, and no other one is read for it.
create index post_cites on post using gin (cited_dois(content || ' ' || coalesce(link, ''))) where content || ' ' || coalesce(link, '') like '%10.%';

-- How many posts a member has written that are still there. No row where there were never any.
create table post_count (
  author_id uuid primary key references member (id) on delete cascade, posts integer not null check (posts >= 0)
) with (fillfactor = 70);
create function keep_post_count() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into post_count as c (author_id, posts) select author_id, count(*) from present group by author_id order by author_id
    on conflict (author_id) do update set posts = c.posts + excluded.posts;
  else
    perform from post_count where author_id in (select author_id from past) order by author_id for no key update;
    update post_count c set posts = c.posts - lost.posts
    from (select author_id, count(*) as posts from past group by author_id) as lost where c.author_id = lost.author_id;
  end if;
  return null;
end $$;
create trigger post_count_new after insert on post referencing new table as present for each statement execute function keep_post_count();
create trigger post_count_gone after delete on post referencing old table as past for each statement execute function keep_post_count();

-- A post that is a case, in its parts; `content` of the post is these one after the other, so that it is found, quoted and checked as any post.
create table post_case (
  post_id uuid primary key references post (id) on delete cascade,
  specialty text not null check (length(specialty) between 1 and 80), presentation text not null check (length(presentation) between 1 and 1000),
  findings text not null check (length(findings) <= 800), course text not null check (length(course) <= 800),
  question text not null check (length(question) between 1 and 300),
  age_band text check (age_band in ('under_1', '1_to_4', '5_to_9', '10_to_14', '15_to_19', '20s', '30s', '40s', '50s', '60s', '70s', '80s', '90_and_over')),
  sex text check (sex in ('female', 'male', 'other')),
  -- What its author stated about consent, in the words of which version, and when.
  consent text not null check (consent in ('written', 'not_identifying', 'relative')),
  consent_version smallint not null check (consent_version >= 1), stated_at timestamptz not null default now(),
  -- Of how many findings of the scan the author said that they identify nobody.
  dismissed smallint not null check (dismissed >= 0),
  -- When its author stated that nothing in its pictures shows who the patient is.
  pictures_stated_at timestamptz,
  -- An earlier case of the same author that it goes on with.
  continues_id uuid references post_case (post_id) on delete set null,
  -- How it turned out, in its author's words, when they said so, and how often they have written that.
  outcome text check (length(outcome) between 1 and 1000), outcome_at timestamptz,
  outcomes smallint not null default 0 check (outcomes between 0 and 2),
  check ((outcome is null) = (outcome_at is null)), check (continues_id <> post_id)
);
create index post_case_continues on post_case (continues_id) where continues_id is not null;

-- Clinical pictures: a case alone has them, and they go with it.
create table case_picture (
  post_id uuid not null references post_case (post_id) on delete cascade, position smallint not null check (position between 0 and 3),
  picture_id uuid not null unique references file (id) on delete cascade, alt text not null check (length(alt) between 1 and 300),
  primary key (post_id, position)
);
create trigger case_picture_gone after delete on case_picture for each row execute function let_go_of_picture();

create table post_image (
  post_id uuid not null references post (id) on delete cascade, position smallint not null check (position between 0 and 3),
  image_id uuid not null unique references file (id) on delete cascade, alt text not null, primary key (post_id, position)
);

-- What a post said before each edit.
create table post_version (
  id uuid primary key, post_id uuid not null references post (id) on delete cascade, content text not null, link text,
  written_at timestamptz not null
);
create index post_version_post on post_version (post_id, id desc);

-- What the page behind a post's link said when it was read, for all posts with that link and each by itself; no title where nothing was read.
create table link_preview (
  post_id uuid primary key references post (id) on delete cascade,
  link_hash bytea not null check (length(link_hash) = 32),
  title text check (length(title) between 1 and 201), description text not null check (length(description) <= 301),
  -- The site that answered, where the link led on to another one.
  led_to text check (length(led_to) <= 300), read_at timestamptz not null
);
create index link_preview_link on link_preview (link_hash, read_at desc);

create table post_like (
  post_id uuid not null references post (id) on delete cascade, member_id uuid not null references member (id) on delete cascade,
  created_at timestamptz not null default now(), primary key (post_id, member_id)
);
create index post_like_member on post_like (member_id, post_id);

-- What a post asks its readers, with the votes for each option. They are the votes of all who voted, also of members who have left since or
-- have blocked a reader: they did vote, and a count that changed then would tell how.
create table poll (
  post_id uuid primary key references post (id) on delete cascade,
  options text[] not null check (cardinality(options) between 2 and 4),
  counts integer[] not null check (cardinality(counts) = cardinality(options) and 0 <= all (counts)),
  -- One more with each vote, change and taking back.
  version integer not null default 0,
  closes_at timestamptz not null
);

-- Who voted for what, by its place among the options. It is kept for the vote's change alone, and told to nobody but who voted.
create table poll_vote (
  post_id uuid not null references poll (post_id) on delete cascade, member_id uuid not null references member (id) on delete cascade,
  choice smallint not null check (choice between 0 and 3), primary key (post_id, member_id)
);
create index poll_vote_member on poll_vote (member_id);

-- What a member sorts saved posts under.
create table saved_label (
  id uuid primary key, member_id uuid not null references member (id) on delete cascade,
  name text not null check (length(name) between 1 and 40), unique (member_id, id)
);
create unique index saved_label_name on saved_label (member_id, lower(name));

create table post_save (
  member_id uuid not null references member (id) on delete cascade, post_id uuid not null references post (id) on delete cascade,
  label_id uuid, created_at timestamptz not null default now(), primary key (member_id, post_id),
  -- A label of one's own. A post stays saved when its label goes.
  foreign key (member_id, label_id) references saved_label (member_id, id) on delete set null (label_id)
);
create index post_save_post on post_save (post_id);
create index post_save_newest on post_save (member_id, created_at desc, post_id desc) include (label_id);
create index post_save_label on post_save (member_id, label_id, created_at desc, post_id desc) where label_id is not null;

create table post_comment (
  id uuid primary key,
  post_id uuid not null references post (id) on delete cascade,
  author_id uuid not null references member (id) on delete cascade,
  client_id uuid not null,
  -- The comment that began the thread, for every reply in it.
  parent_id uuid references post_comment (id) on delete set null,
  -- Whom a reply to a reply answers.
  answered_id uuid references member (id) on delete set null,
  text text not null check (length(text) <= 10000),
  -- As of a post.
  mentioned uuid[] not null default '{}',
  is_ai boolean not null default false,
  like_count integer not null default 0 check (like_count >= 0), reply_count integer not null default 0 check (reply_count >= 0),
  -- How good it is by BEST_RULE, as of its last like.
  score double precision not null default 0,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  -- Its words are gone, and its place is kept for its replies.
  removed_at timestamptz,
  unique (author_id, client_id), check ((text = '') = (removed_at is not null)), check (parent_id <> id)
);
create index post_comment_post on post_comment (post_id, id desc);
-- What people across a block have written there is not counted for a reader.
create index post_comment_post_author on post_comment (post_id, author_id);
create index post_comment_newest on post_comment (post_id, id desc) where parent_id is null;
create index post_comment_best on post_comment (post_id, score desc, id desc) where parent_id is null;
create index post_comment_reply on post_comment (parent_id, id) where parent_id is not null;
create index post_comment_cites on post_comment using gin (cited_dois(text)) where text like '%10.%';
create index post_comment_answered on post_comment (answered_id) where answered_id is not null;

create table comment_like (
  comment_id uuid not null references post_comment (id) on delete cascade, member_id uuid not null references member (id) on delete cascade,
  created_at timestamptz not null default now(), primary key (comment_id, member_id)
);
create index comment_like_member on comment_like (member_id, comment_id);

-- Comments that had a case right, as its author says.
create table case_right (
  post_id uuid not null references post_case (post_id) on delete cascade,
  comment_id uuid not null references post_comment (id) on delete cascade, primary key (post_id, comment_id)
);
create index case_right_comment on case_right (comment_id);

-- What was sent under these names has been removed: a request that is repeated later does not write it again.
create table removed_client_id (author_id uuid references member (id) on delete cascade, client_id uuid, primary key (author_id, client_id));

-- The check of each post, as its page shows it. The job that does it is queued with the change that asks for it.
create table post_check (
  post_id uuid primary key references post (id) on delete cascade,
  outcome text not null default 'queued' check (outcome in ('queued', 'no_claim', 'checked')),
  queued_at timestamptz not null default now(), checked_at timestamptz,
  findings jsonb not null default '[]', library text not null default '', needs_review boolean not null default false,
  contest text, contested_at timestamptz,
  decided_by uuid references member (id) on delete set null, decision text, decided_at timestamptz
);
create index post_check_review on post_check (coalesce(contested_at, checked_at), post_id) where needs_review;
-- Which checks stand on a source: asked when it was retracted.
create index post_check_findings on post_check using gin (findings jsonb_path_ops);

-- What mates have commented on lately.
create index post_comment_author on post_comment (author_id, id desc);
create index post_comment_author_at on post_comment (author_id, created_at desc, id desc);

-- What a post is about, in small letters: its hashtags with their sign, and as they were when it was written its author's specialty and,
-- after an @, their hospital. `said` is how it was written.
create table post_topic (
  topic text not null, post_id uuid not null references post (id) on delete cascade, said text not null, primary key (topic, post_id)
);
-- A ranking asks for the topics of many posts, and finds them in the index itself.
create index post_topic_post on post_topic (post_id, topic);

-- Every hashtag that a post has ever had, in small letters, as it was first written: whoever types one is offered those that begin so.
create table hashtag (topic text collate "C" primary key, said text not null);

-- Kept by the clock, so that no reader counts: the topics of most posts, and the posts of most talk. One that is no more joins nothing.
create table trending_topic (topic text primary key, said text not null, posts integer not null);
create table talked_about (post_id uuid primary key, talk integer not null);

-- What a member follows: a topic or a hospital in small letters, or a person by their identifier.
create table follow (
  member_id uuid not null references member (id) on delete cascade,
  kind text not null check (kind in ('topic', 'person', 'institution')),
  subject text not null,
  -- As the member wrote it. A person's name is read where it stands.
  said text not null,
  person_id uuid references member (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (member_id, kind, subject),
  check (kind = 'person' and person_id is not null and subject = person_id::text or kind <> 'person' and person_id is null)
);
create index follow_person on follow (person_id) where person_id is not null;

-- A word that a member does not want to read.
create table muted_word (member_id uuid not null references member (id) on delete cascade, word text not null);
create unique index muted_word_once on muted_word (member_id, lower(word));

create table post_hidden (
  member_id uuid not null references member (id) on delete cascade, post_id uuid not null references post (id) on delete cascade,
  reason text check (reason in ('not_my_field', 'seen_before', 'looks_wrong')), hidden_at timestamptz not null default now(),
  primary key (member_id, post_id)
);
create index post_hidden_post on post_hidden (post_id);
create index post_hidden_lately on post_hidden (member_id, hidden_at desc);

-- On how many visits a post stood in view. Nobody else is ever told, and it is kept 30 days.
create table post_seen (
  member_id uuid not null references member (id) on delete cascade, post_id uuid not null references post (id) on delete cascade,
  visits integer not null default 1, last_at timestamptz not null default now(), primary key (member_id, post_id)
);
create index post_seen_post on post_seen (post_id);
create index post_seen_old on post_seen (last_at);

-- The order of one reading of For You, so that its pages follow one another. It is kept a day and made again at any time: a crash may
-- lose it, and reading writes no log. A reference to its member would write a lock into the member's row on every reading.
create unlogged table feed_snapshot (member_id uuid not null, id uuid not null, post_ids uuid[] not null, primary key (member_id, id));
create index feed_snapshot_old on feed_snapshot (id);
