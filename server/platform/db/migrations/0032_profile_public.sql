-- The pages for search engines are listed in the sitemap.
create index profile_public on profile (member_id) where public;
