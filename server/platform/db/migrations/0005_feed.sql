create table post (
  id uuid primary key,
  author_id uuid not null references member (id) on delete cascade,
  -- Made by the sender: a repeated request finds the first post instead of writing a second.
  client_id uuid not null,
  content text not null check (length(content) between 1 and 3000),
  image_id uuid references file (id) on delete set null,
  image_alt text not null default '',
  link text,
  verification text not null default 'pending' check (verification in ('pending', 'verified', 'disputed')),
  like_count integer not null default 0 check (like_count >= 0),
  comment_count integer not null default 0 check (comment_count >= 0),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  unique (author_id, client_id)
);
create index post_author on post (author_id, id desc);

create table post_like (
  post_id uuid not null references post (id) on delete cascade,
  member_id uuid not null references member (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (post_id, member_id)
);
create index post_like_member on post_like (member_id, post_id);

create table post_save (
  member_id uuid not null references member (id) on delete cascade,
  post_id uuid not null references post (id) on delete cascade,
  created_at timestamptz not null default now(),
  primary key (member_id, post_id)
);
create index post_save_post on post_save (post_id);

create table post_comment (
  id uuid primary key,
  post_id uuid not null references post (id) on delete cascade,
  author_id uuid not null references member (id) on delete cascade,
  client_id uuid not null,
  text text not null check (length(text) between 1 and 10000),
  is_ai boolean not null default false,
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  unique (author_id, client_id)
);
create index post_comment_post on post_comment (post_id, id desc);
