-- A badge that was withdrawn: what its member wrote carries the note.
alter table member add column verification_revoked boolean not null default false;
alter table member add check (not (verified and verification_revoked));
