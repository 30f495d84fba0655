-- What a document is allowed to be used for, and how far its claims were looked at by others.
alter table evidence_document add column licence text not null default '';
alter table evidence_document add column preprint boolean not null default false;
