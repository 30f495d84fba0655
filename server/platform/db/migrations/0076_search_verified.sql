-- Verified members are looked for apart where a word finds too many: among them alone, not among everybody who bears the sign as well.
create index member_search_verified on member_search using gin (lexemes) with (fastupdate = off) where lexemes @@ '''!verified'''::tsquery;
