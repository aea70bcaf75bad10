-- What people write about a home, and the files they keep with it.

create table notes (
  customer_id uuid not null,
  id uuid not null,
  property_id uuid not null,
  entity_type text not null check (entity_type in ('property', 'appliance', 'structure')),
  component_id uuid,
  content text not null,
  created_at timestamptz not null,
  archived_at timestamptz,
  primary key (customer_id, id),
  foreign key (customer_id, property_id) references properties (customer_id, id),
  foreign key (customer_id, property_id, component_id) references components (customer_id, property_id, id)
);
create index notes_by_property on notes (customer_id, property_id, created_at desc);

create table files (
  customer_id uuid not null,
  id uuid not null,
  property_id uuid not null,
  kind text not null check (kind in ('photo', 'document')),
  storage_key text not null,
  content_type text not null,
  size_bytes bigint not null check (size_bytes >= 0),
  created_at timestamptz not null,
  archived_at timestamptz,
  primary key (customer_id, id),
  foreign key (customer_id, property_id) references properties (customer_id, id)
);
create index files_by_property on files (customer_id, property_id, created_at desc);

call guard_table('notes');
call guard_table('files');
call version_table('notes');
call version_table('files');
