-- An optional fact of a home from which the price of its driveway follows, in square feet.
alter table properties
  add column driveway_area integer check (driveway_area between 50 and 100000);
