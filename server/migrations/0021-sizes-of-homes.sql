-- Optional facts of a home from which the size of its roof follows. Floor area in square feet, all storeys together.
alter table properties
  add column floor_area integer check (floor_area between 50 and 1000000),
  add column storeys integer check (storeys between 1 and 100);
