-- Claims that wait for their member, in the order of the desk's list of them.
create index claim_asked on claim (submitted_at, id) where state = 'more_needed';
