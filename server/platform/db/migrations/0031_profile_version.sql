-- The address that a member shows; empty means the one they sign in with. Two working copies of a profile are told apart by its version.
alter table profile
  add column contact_email text not null default '',
  add column version integer not null default 1;
