-- How often each thing was tried, where several nodes share the count. The shape is the rate limiter's; losing it costs nothing.
create unlogged table rate_limit (
  key    varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
