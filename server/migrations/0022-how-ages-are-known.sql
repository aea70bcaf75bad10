-- How the owner knows the age of a component. It widens the likely range if the age is a guess.
alter table installations
  add column age_source text check (age_source in ('receipt', 'label', 'previous_owner', 'guess'));
