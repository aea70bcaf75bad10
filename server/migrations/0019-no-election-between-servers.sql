-- A server on PostgreSQL no longer answers from memory while it is alone: it asks the database with every request.
drop function gate.stand(uuid, boolean);
drop function gate.leave(uuid);
drop table servers;
