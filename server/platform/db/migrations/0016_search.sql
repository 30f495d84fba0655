-- A text's words in their order, as search compares them: no capitals, no accents, no punctuation. server/search/rules.ts does the same to a question.
create function search_words(text) returns text[] language sql immutable parallel safe as $$
  select array_remove(
    regexp_split_to_array(
      regexp_replace(lower(normalize($1, NFKD)), '[\u0300-\u036f''\u2019]', '', 'g'),
      '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u0964\u0965]+'),
    '')
$$;

-- A name without titles: "Dr. Asha Rao" is sought as "asha rao". The titles are those of contract/names.ts.
create function search_name(text) returns text[] language sql immutable parallel safe as $$
  select string_to_array(
    regexp_replace(
      array_to_string(search_words($1), ' '),
      '^((dr|prof|professor|mr|mrs|ms|miss|shri|smt|sister|sr|adv|lt|lieutenant|capt|captain|maj|major|col|colonel|brig|brigadier|wg|sqn|flt|cdr|cmdr|commander|cdre|commodore|radm|vadm|ldr|avm|surg(eon)?(?= (lt|lieutenant|cdr|cmdr|commander|capt|captain|cdre|commodore|radm|vadm|rear|vice))) )+',
      ''),
    ' ')
$$;

-- A word of an Indian script in Latin letters, roughly: the nine scripts keep a letter at the same place of their block. Any other word as it is.
create function search_roman(text) returns text language plpgsql immutable parallel safe as $$
declare
  consonants constant text[] := '{k,kh,g,gh,n,ch,ch,j,jh,n,t,th,d,dh,n,t,th,d,dh,n,n,p,ph,b,bh,m,y,r,r,l,l,l,v,sh,sh,s,h}';
  vowels constant jsonb := '{"1":"n","2":"n","5":"a","6":"a","7":"i","8":"i","9":"u","10":"u","11":"ri","13":"e","14":"e","15":"e","16":"ai","17":"o","18":"o","19":"o","20":"au",
    "62":"a","63":"i","64":"i","65":"u","66":"u","67":"ri","69":"e","70":"e","71":"e","72":"ai","73":"o","74":"o","75":"o","76":"au",
    "78":"t","112":"n","122":"n","123":"n","124":"r","125":"l","126":"l","127":"k"}';
  said text := '';
  is_open boolean := false;
  letter text;
  place integer;
  rule text[];
begin
  if $1 !~ '[\u0900-\u0d7f]' then return $1; end if;
  foreach letter in array regexp_split_to_array(normalize($1, NFC), '') loop
    place := case when ascii(letter) between 2304 and 3455 then (ascii(letter) - 2304) % 128 else -1 end;
    continue when place in (3, 60, 113) or letter = chr(2416);
    -- A consonant without a sign behind it is spoken with an "a".
    if is_open and not (place between 62 and 77) then said := said || 'a'; end if;
    is_open := place between 21 and 57 or place = 95;
    if place <> 77 then
      said := said || coalesce(case when place = 95 then 'y' when is_open then consonants[place - 20] end, vowels ->> place::text, letter);
    end if;
  end loop;
  -- In the north a last "a" is not spoken.
  if is_open and ($1 ~ '[\u0b80-\u0d7f]' or said like '%y') then said := said || 'a'; end if;
  if $1 !~ '[\u0b80-\u0bff]' then return said; end if;
  -- Tamil writes voiced letters and others alike.
  foreach rule slice 1 in array array[
    ['tch', 'ksh'], ['kshum', 'kshm'], ['^ch|(?<=[aeiou])ch(?=[aeiou])', 's'], ['nch', 'nj'], ['nt', 'nd'], ['mp', 'mb'], ['(?<=[aeiou])k(?=[aeiou])', 'g']
  ] loop
    said := regexp_replace(said, rule[1], rule[2], 'g');
  end loop;
  return said;
end $$;

-- A word of a name as it sounds, in whichever script and spelling. server/search/sound.ts does the same to a question.
create function search_sound(text) returns text language plpgsql immutable parallel safe as $$
declare
  said text := search_roman($1);
  rule text[];
begin
  foreach rule slice 1 in array array[
    ['^(.{4,})(?:bhai|behe?n|bhen|ben)$', '\1'], ['^(?:m[ou]ha?mm?[ae]d|mo?hd|md)$', 'muhamad'], ['x|ksh', 'ks'], ['jn|dny|gy', 'gn'], ['ph', 'f'], ['([bcdgjkstv])h', '\1'], ['qu(?=[ie])|q', 'k'],
    ['ee', 'i'], ['oo', 'u'], ['er(?![aeiouy])', 'ar'], ['nk', 'ng'], ['ao$|avu$', 'av'], ['llai$', 'la'], ['a[iy]|e[iy]', 'e'], ['au|ou|ow', 'o'], ['e', 'i'], ['o', 'u'], ['[vw]', 'b'], ['z', 'j'],
    ['y$', 'i'], ['(.)\1+', '\1'], ['[iy]am$', 'ian'], ['([^aiu])ya(?=[^aiu])', '\1a'], ['dm', 'tm'],
    ['(?<=[aiu][^aiu]+)a(?=[^aiu]+[aiu])', ''], ['(..)a$', '\1']
  ] loop
    said := regexp_replace(said, rule[1], rule[2], 'g');
  end loop;
  return said;
end $$;

-- What a member is found by: only what everybody who is signed in may see of them.
create table member_search (
  member_id uuid primary key references member (id) on delete cascade,
  name_key text collate "C" not null,
  -- Every word; the words of the name once more with @ before them, each and joined with the next, as they sound with ~, those of specialty and headline with #; !verified. No word can begin with such a sign.
  lexemes tsvector not null
);
create index member_search_name on member_search (name_key, member_id desc);
-- Without the pending list a search never reads what a newcomer has just written row by row.
create index member_search_lexemes on member_search using gin (lexemes) with (fastupdate = off);
-- Verified members are looked for apart where a word finds too many: among them alone, not among everybody who bears the sign as well.
create index member_search_verified on member_search using gin (lexemes) with (fastupdate = off) where lexemes @@ '''!verified'''::tsquery;

-- Every word that is in use, so that a misspelt one finds its neighbour without a look at every member.
create table search_word (
  scope text not null check (scope in ('people', 'posts')),
  word text collate "C" not null,
  primary key (word, scope)
);
create index search_word_alike on search_word using gin (word gin_trgm_ops) with (fastupdate = off);

-- How many members say what of themselves, counted anew by the hour: what a filter offers.
create table search_fact (
  field text not null check (field in ('specialty', 'city', 'state', 'hospital', 'college', 'language')),
  value text not null,
  members integer not null
);
create index search_fact_common on search_fact (field, members desc);

-- Writes down new words. Two transactions with the same new word do not wait for each other: the second leaves it to the first.
create function learn_words(in_scope text, words text[]) returns void language plpgsql as $$
declare
  fresh text[];
begin
  fresh := array(
    select distinct w.word from unnest(words) as w (word)
    where length(w.word) between 3 and 40 and w.word !~ '[0-9]' and not exists (select from search_word s where s.word = w.word and s.scope = in_scope)
    order by w.word);
  -- So many at once come from a seed or a migration, and locks are few.
  insert into search_word (scope, word)
  select in_scope, word from unnest(fresh) as word
  where cardinality(fresh) > 500 or pg_try_advisory_xact_lock(hashtextextended(word, 50))
  on conflict do nothing;
end $$;

-- The words of a name, each in one with the next: Lakshmi Narayanan may be asked for as Lakshminarayanan.
create function joined_neighbours(name text[]) returns text[] language sql immutable parallel safe as $$
  select array(select name[at] || name[at + 1] from generate_series(1, cardinality(name) - 1) as at order by at)
$$;

create function refresh_member_search(changed uuid[]) returns void language plpgsql as $$
begin
  with card as (
    select m.id, search_name(m.name) as name, joined_neighbours(search_name(m.name)) as neighbours, m.verified, search_words(m.specialty || ' ' || m.headline) as own,
      search_words(concat_ws(' ', m.name, m.handle, m.headline, m.specialty, m.hospital, m.location, p.college)) as words
    from member m left join profile p on p.member_id = m.id
    where m.id = any (changed)
  )
  insert into member_search (member_id, name_key, lexemes)
  select id, array_to_string(name, ' '),
    array_to_tsvector(words || array(select unnest(array['@' || word, '~' || search_sound(word)]) from unnest(name || neighbours) as word) || array(select '#' || word from unnest(own) as word)
      || case when verified then array['!verified'] else '{}' end)
  from card
  on conflict (member_id) do update set name_key = excluded.name_key, lexemes = excluded.lexemes
  where (member_search.name_key, member_search.lexemes) is distinct from (excluded.name_key, excluded.lexemes);

  perform learn_words('people', array(
    select distinct word from member_search s cross join unnest(tsvector_to_array(s.lexemes)) as word
    where s.member_id = any (changed) and left(word, 1) not in ('@', '#', '~', '!')));
end $$;

create function member_search_changed() returns trigger language plpgsql as $$
begin
  perform refresh_member_search(array(select id from changed));
  return null;
end $$;
create trigger member_search_new after insert on member
  referencing new table as changed for each statement execute function member_search_changed();
create trigger member_search_changed after update on member
  referencing new table as changed for each statement execute function member_search_changed();

create function member_search_college() returns trigger language plpgsql as $$
begin
  perform refresh_member_search(array(select c.member_id from changed c join past p using (member_id) where c.college <> p.college));
  return null;
end $$;
create trigger profile_search after update on profile
  referencing old table as past new table as changed for each statement execute function member_search_college();

-- The closest words to one that nobody uses. The threshold lets one wrong letter in a short name pass.
create function words_like(asked text, in_scope text) returns table (word text, likeness real) language sql stable
  set pg_trgm.word_similarity_threshold = 0.4
as $$
  select s.word, word_similarity(asked, s.word) as likeness from search_word s
  where s.scope = in_scope and s.word %> asked
  order by likeness desc, abs(length(s.word) - length(asked)), s.word
  limit 20
$$;

-- The stretch of some three days in which a post was made: the beginning of its identifier, with a sign with which no word begins.
create function post_stretch(post_id uuid) returns text language sql immutable parallel safe as $$ select '!' || left(post_id::text, 5) $$;

-- What a post is found by: its words, and its stretch, so that an index can be asked for a word within some days alone. Kept beside the post, so
-- that the feed reads no more than before.
create table post_search (
  post_id uuid primary key references post (id) on delete cascade,
  author_id uuid not null,
  -- Who may read the post: as it says itself.
  audience text not null,
  words tsvector not null
);
create index post_search_words on post_search using gin (words) with (fastupdate = off);

create function refresh_post_search(changed uuid[]) returns void language plpgsql as $$
begin
  insert into post_search (post_id, author_id, audience, words)
  select id, author_id, audience, to_tsvector('english', content) || array_to_tsvector(array[post_stretch(id)]) from post where id = any (changed)
  on conflict (post_id) do update set audience = excluded.audience, words = excluded.words;

  -- What is offered to everybody says nothing of a post that is kept for some.
  perform learn_words('posts', array(
    select distinct word from post p cross join unnest(search_words(p.content)) as word
    where p.id = any (changed) and p.audience in ('public', 'members')));
end $$;

create function post_search_new() returns trigger language plpgsql as $$
begin
  perform refresh_post_search(array(select id from changed));
  return null;
end $$;
create trigger post_search_new after insert on post
  referencing new table as changed for each statement execute function post_search_new();

-- Likes and comments change a post's counts all day; only new words and readers matter here.
create function post_search_changed() returns trigger language plpgsql as $$
begin
  perform refresh_post_search(array[new.id]);
  return null;
end $$;
create trigger post_search_changed after update of content, audience on post
  for each row when ((old.content, old.audience) is distinct from (new.content, new.audience)) execute function post_search_changed();
