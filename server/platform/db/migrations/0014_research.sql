-- Who may find a paper, and whether others read its text here. server/research/visible.ts asks both, and nobody else.
create table paper (
  id uuid primary key,
  uploader_id uuid not null references member (id) on delete cascade,
  client_id uuid not null,
  title text not null check (length(title) between 1 and 400),
  abstract text not null,
  authors text not null,
  journal text not null,
  year text not null,
  specialization text not null default '',
  topics text[] not null default '{}',
  -- Its topics and its specialization in small letters, as they are looked for.
  topic_keys text[] not null default '{}',
  doi text,
  link text,
  audience text not null check (audience in ('private', 'mates', 'members', 'public')),
  licence text not null check (licence in ('none', 'own', 'cc0', 'cc_by', 'cc_by_sa', 'cc_by_nc', 'cc_by_nc_sa', 'cc_by_nd', 'cc_by_nc_nd')),
  -- Versions are never taken away: the newest one bears this number.
  version_count smallint not null default 0 check (version_count between 0 and 50),
  comment_count integer not null default 0 check (comment_count >= 0),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  -- What the general search looks through. Nobody can type the sign between two fields, so nothing is found across them.
  words text not null generated always as (lower(title || E'\x1f' || abstract || E'\x1f' || authors || E'\x1f' || journal)) stored,
  unique (uploader_id, client_id)
);
create index paper_uploader on paper (uploader_id, id desc);
create index paper_public on paper (id desc) where audience = 'public';
create index paper_doi on paper (lower(doi)) where doi is not null;
create index paper_year on paper (year, id desc);
create index paper_topic on paper using gin (topic_keys) with (fastupdate = off);
-- Without the pending list a search never reads what was just uploaded row by row.
create index paper_words on paper using gin (words gin_trgm_ops) with (fastupdate = off);
create index paper_authors on paper using gin (lower(authors) gin_trgm_ops) with (fastupdate = off);
create index paper_journal on paper using gin (lower(journal) gin_trgm_ops) with (fastupdate = off);
create index paper_specialization on paper using gin (lower(specialization) gin_trgm_ops) with (fastupdate = off);

create table paper_version (
  paper_id uuid not null references paper (id) on delete cascade,
  no smallint not null check (no >= 1),
  client_id uuid not null,
  changes text not null,
  -- Its bytes lie where they arrived.
  upload_id uuid references file_upload (id),
  file_name text,
  mime text,
  size_bytes integer check (size_bytes > 0),
  sha256 bytea check (length(sha256) = 32),
  text_state text not null check (text_state in ('none', 'waiting', 'read', 'scanned', 'failed')),
  text_trouble text not null default '',
  -- How often its text was begun to be read since somebody asked for it.
  text_tries smallint not null default 0,
  pages integer,
  is_cut boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (paper_id, no),
  unique (paper_id, client_id),
  check (num_nonnulls(upload_id, file_name, mime, size_bytes, sha256) in (0, 5)),
  check ((upload_id is null) = (text_state = 'none'))
);
create index paper_version_upload on paper_version (upload_id) where upload_id is not null;
create index paper_version_file on paper_version (sha256) where sha256 is not null;
create trigger paper_version_gone after delete on paper_version for each row execute function let_go_of_upload();

-- The text of a version, a page at a time.
create table paper_page (
  paper_id uuid not null,
  no smallint not null,
  page integer not null check (page >= 1),
  text text not null,
  primary key (paper_id, no, page),
  foreign key (paper_id, no) references paper_version (paper_id, no) on delete cascade
);

-- How far a paper has come on its way into the evidence that answers its uploader alone.
create table paper_evidence (
  paper_id uuid primary key references paper (id) on delete cascade,
  state text not null check (state in ('waiting', 'indexed', 'failed', 'retracted')),
  -- What was indexed last of it: title and abstract, or the text of its newest version too.
  extent text check (extent in ('abstract', 'text')),
  trouble text not null default '',
  -- One more with every change: what was begun before it is done again.
  asked integer not null default 1,
  -- How often it was begun since somebody asked for it.
  tries smallint not null default 0
);

-- What the operator's list says of works, by their DOI in small letters. Only where is_retracted holds does the work not count.
create table retraction (
  doi text primary key,
  is_retracted boolean not null,
  reasons text[] not null,
  notice_doi text,
  retracted_on date
);

-- Sentences of a version that speak to machines, for its uploader to know of; without a page they stand in title or abstract.
create table paper_machine_sentence (
  paper_id uuid not null,
  no smallint not null,
  nth smallint not null,
  page integer,
  text text not null,
  primary key (paper_id, no, nth),
  foreign key (paper_id, no) references paper_version (paper_id, no) on delete cascade
);

-- What a member had Doxy AI read out of a paper, for them alone.
create table paper_analysis (
  id uuid primary key,
  paper_id uuid not null,
  version_no smallint not null,
  member_id uuid not null references member (id) on delete cascade,
  client_id uuid not null,
  instruction text not null,
  -- Whether it is of the text, which then has to be readable for them still.
  extent text not null check (extent in ('abstract', 'text')),
  made jsonb not null,
  created_at timestamptz not null default now(),
  unique (member_id, client_id),
  foreign key (paper_id, version_no) references paper_version (paper_id, no) on delete cascade
);
create index paper_analysis_member on paper_analysis (paper_id, member_id, id);

-- Reading lists.
create table paper_save (
  member_id uuid not null references member (id) on delete cascade,
  paper_id uuid not null references paper (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (member_id, paper_id)
);
create index paper_save_paper on paper_save (paper_id);

create table paper_follow (
  member_id uuid not null references member (id) on delete cascade,
  paper_id uuid not null references paper (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (member_id, paper_id)
);
create index paper_follow_paper on paper_follow (paper_id);

-- What a member does not want to be suggested.
create table paper_dismissal (
  member_id uuid not null references member (id) on delete cascade,
  paper_id uuid not null references paper (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (member_id, paper_id)
);
create index paper_dismissal_paper on paper_dismissal (paper_id);

create table paper_comment (
  id uuid primary key,
  paper_id uuid not null,
  version_no smallint not null,
  author_id uuid not null references member (id) on delete cascade,
  client_id uuid not null,
  -- The comment that began the thread, for every reply in it.
  parent_id uuid references paper_comment (id) on delete set null,
  -- Whom a reply to a reply answers.
  answered_id uuid references member (id) on delete set null,
  text text not null check (length(text) <= 2000),
  -- Words of that version, what stands around them, and on which page.
  quote text,
  quote_prefix text,
  quote_suffix text,
  quote_page integer,
  -- The version in which they were last looked for, and where they stand in it; no page where they do not.
  sought_no smallint,
  sought_page integer,
  reply_count integer not null default 0 check (reply_count >= 0),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  -- Its words are gone, and its place is kept for its replies.
  removed_at timestamptz,
  unique (author_id, client_id),
  foreign key (paper_id, version_no) references paper_version (paper_id, no) on delete cascade,
  check ((text = '') = (removed_at is not null)),
  check (num_nonnulls(quote, quote_prefix, quote_suffix, quote_page, sought_no) in (0, 5)),
  check (parent_id <> id)
);
create index paper_comment_root on paper_comment (paper_id, id) where parent_id is null;
create index paper_comment_reply on paper_comment (parent_id, id) where parent_id is not null;
create index paper_comment_paper on paper_comment (paper_id, author_id);
create index paper_comment_answered on paper_comment (answered_id) where answered_id is not null;

-- What was sent under these names has been removed: a request that is repeated later does not write it again.
create table removed_paper_client_id (author_id uuid references member (id) on delete cascade, client_id uuid, primary key (author_id, client_id));
