-- An estimate was in the past when it was made if the component was older than three in four of its kind become. Such an
-- estimate is now made for the day on which it is made, and becomes overdue by the days that pass.
-- The day on which the owner last confirmed that a component still works.
alter table installations add column confirmed_on date;

-- Estimates made in the past are made anew today, in the customer's time zone. Dates that owners set stay.
update installations i
set forecast_on = (now() at time zone c.time_zone)::date
from customers c
where c.customer_id = i.customer_id and i.removed_on is null
  and i.forecast_source = 'estimate' and i.forecast_on < (i.created_at at time zone 'UTC')::date;
