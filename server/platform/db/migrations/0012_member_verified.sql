-- A newcomer without hospital, city or mates is shown the newest verified members.
create index member_verified on member (id) where verified;
