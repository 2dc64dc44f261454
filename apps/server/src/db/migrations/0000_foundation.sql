-- The role that requests run under: owns nothing, so row-level security holds for it.
do $$ begin
  if not exists (select from pg_roles where rolname = 'etalon_app') then
    create role etalon_app nologin;
  end if;
exception when duplicate_object or unique_violation then null;
end $$;
--> statement-breakpoint
do $$ begin
  if not pg_has_role(current_user, 'etalon_app', 'member') then
    execute format('grant etalon_app to %I', current_user);
  end if;
end $$;
--> statement-breakpoint
create table tenant (
  id text primary key,
  name text not null,
  name_en text not null,
  address text not null default '',
  address_en text not null default '',
  phone text not null default '',
  authorisation text not null default '',
  settings jsonb not null default '{}'
);
--> statement-breakpoint
create table department (
  id bigint generated always as identity (start with 1101) primary key,
  tenant_id text not null references tenant,
  name text not null,
  name_en text not null
);
--> statement-breakpoint
create table department_ability (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  department_id bigint not null references department,
  technology_domain text not null,
  ability_type text not null,
  ability_status text not null default '1'
);
--> statement-breakpoint
create table enterprise (
  id bigint generated always as identity (start with 3001) primary key,
  tenant_id text not null references tenant,
  name text not null,
  credit_code text not null,
  business_type text not null,
  area_code text not null default '',
  area text not null default '',
  address text not null default '',
  contact_name text not null default '',
  mobile text not null default '',
  contact_department text not null default '',
  on_account boolean not null default false,
  unique (tenant_id, credit_code)
);
--> statement-breakpoint
create table account (
  id bigint generated always as identity (start with 2001) primary key,
  tenant_id text not null references tenant,
  account text not null,
  name text not null,
  name_en text not null default '',
  roles text[] not null,
  department_id bigint references department,
  enterprise_id bigint references enterprise,
  sealed_password bytea not null,
  seal_version int not null,
  password_hash text not null,
  password_change_required boolean not null default false,
  enabled boolean not null default true,
  unique (tenant_id, account)
);
--> statement-breakpoint
create table staff_qualification (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  account_id bigint not null references account,
  technology_domain text not null,
  ability_type text not null,
  duty text not null check (duty in ('tester', 'approver')),
  certificate_number text not null,
  valid_until date not null
);
--> statement-breakpoint
create table login_code (
  id bigint generated always as identity primary key,
  tenant_id text not null,
  code text not null,
  nonce_hash bytea not null,
  expires_at timestamptz not null
);
--> statement-breakpoint
create index login_code_nonce on login_code (nonce_hash);
--> statement-breakpoint
create table login_attempt (
  id bigint generated always as identity primary key,
  tenant_id text not null,
  account text not null,
  address text not null,
  at timestamptz not null default clock_timestamp(),
  succeeded boolean not null default false
);
--> statement-breakpoint
create index login_attempt_account on login_attempt (tenant_id, account, at);
--> statement-breakpoint
create index login_attempt_address on login_attempt (address, at);
--> statement-breakpoint
create table session (
  id uuid primary key default gen_random_uuid(),
  tenant_id text not null references tenant,
  account_id bigint not null references account,
  family uuid not null,
  generation int not null,
  access_hash bytea not null unique,
  refresh_hash bytea not null unique,
  access_expires_at timestamptz not null,
  refresh_expires_at timestamptz not null,
  family_expires_at timestamptz not null,
  created_at timestamptz not null default clock_timestamp(),
  replaced_at timestamptz,
  revoked_at timestamptz
);
--> statement-breakpoint
create index session_family on session (family);
--> statement-breakpoint
create table menu (
  id bigint generated always as identity (start with 11) primary key,
  tenant_id text not null references tenant,
  parent_id bigint references menu,
  code text not null,
  name text not null,
  name_en text not null,
  pinyin text not null default '',
  initials text not null default '',
  path text not null,
  source text not null default '',
  sort int not null,
  category int not null default 1,
  roles text[] not null default '{}',
  unique (tenant_id, code)
);
--> statement-breakpoint
create table instrument_kind (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenant,
  code text not null,
  name text not null,
  name_en text not null,
  technology_domain text not null,
  range text not null,
  unit text not null,
  accuracy text not null,
  mpe text not null,
  regulation text not null,
  regulation_name text not null default '',
  regulation_name_en text not null default '',
  ability_types text[] not null,
  cycle_months text not null,
  mandatory_mark text not null,
  points text[] not null,
  price numeric(12, 2) not null,
  unique (tenant_id, code)
);
--> statement-breakpoint
create table enterprise_instrument (
  id bigint generated always as identity (start with 5001) primary key,
  tenant_id text not null references tenant,
  enterprise_id bigint not null references enterprise,
  kind_code text not null,
  name text not null,
  model text not null,
  serial text not null,
  manufacturer text not null,
  range text not null,
  accuracy text not null,
  foreign key (tenant_id, kind_code) references instrument_kind (tenant_id, code)
);
--> statement-breakpoint
create table measuring_standard (
  id bigint generated always as identity (start with 7001) primary key,
  tenant_id text not null references tenant,
  name text not null,
  name_en text not null,
  number text not null,
  range text not null,
  accuracy text not null,
  technology_domain text not null,
  certificate_number text not null,
  valid_until date not null,
  device_state text not null default '1',
  expanded_uncertainty numeric,
  coverage_factor numeric,
  unit text not null default ''
);
--> statement-breakpoint
create table work_order (
  id bigint generated always as identity (start with 10001) primary key,
  tenant_id text not null references tenant,
  version int not null default 0,
  state text not null,
  duties jsonb not null default '{}',
  order_no text not null,
  enterprise_id bigint not null references enterprise,
  applicant text not null,
  mobile text not null,
  phone text not null default '',
  address text not null default '',
  bill_type text not null,
  service_type text not null,
  send_way text not null,
  bill_date date not null,
  hope_test_date date,
  remark text not null default '',
  amount numeric(14, 2) not null default 0,
  created_by bigint not null references account,
  created_at timestamptz not null default clock_timestamp(),
  unique (tenant_id, order_no)
);
--> statement-breakpoint
create table sample (
  id bigint generated always as identity (start with 20001) primary key,
  tenant_id text not null references tenant,
  version int not null default 0,
  state text not null,
  duties jsonb not null default '{}',
  order_id bigint not null references work_order,
  sample_no text,
  kind_code text not null,
  name text not null,
  name_en text not null,
  model text not null,
  serial text not null,
  manufacturer text not null,
  range text not null,
  accuracy text not null,
  label text not null default '',
  condition text not null default '',
  condition_note text not null default '',
  received_by bigint references account,
  received_at timestamptz,
  unique (tenant_id, sample_no),
  foreign key (tenant_id, kind_code) references instrument_kind (tenant_id, code)
);
--> statement-breakpoint
create table item (
  id bigint generated always as identity (start with 30001) primary key,
  tenant_id text not null references tenant,
  version int not null default 0,
  state text not null,
  duties jsonb not null default '{}',
  order_id bigint not null references work_order,
  sample_id bigint not null references sample,
  item_no text not null,
  technology_domain text not null,
  ability_type text not null,
  regulation text not null,
  price numeric(12, 2) not null,
  department_id bigint references department,
  tester_id bigint references account,
  record jsonb,
  result jsonb,
  performed_on date,
  unique (tenant_id, item_no)
);
--> statement-breakpoint
create table report (
  id bigint generated always as identity (start with 40001) primary key,
  tenant_id text not null references tenant,
  version int not null default 0,
  state text not null,
  duties jsonb not null default '{}',
  order_id bigint not null references work_order,
  sample_id bigint not null references sample,
  item_id bigint not null references item,
  report_no text not null,
  conclusion text not null default '',
  remark text not null default '',
  unique (tenant_id, report_no)
);
--> statement-breakpoint
create table certificate (
  id bigint generated always as identity (start with 50001) primary key,
  tenant_id text not null references tenant,
  report_id bigint not null unique references report,
  number text not null,
  reference text not null unique,
  check_code_version int not null,
  kind text not null,
  frozen jsonb not null,
  statement text not null,
  pdf bytea not null,
  xml bytea not null,
  pdf_sha256 bytea not null,
  xml_sha256 bytea not null,
  issued_by bigint not null references account,
  issued_at timestamptz not null,
  validity text not null default 'valid' check (validity in ('valid', 'withdrawn', 'replaced')),
  replaced_by bigint references certificate,
  unique (tenant_id, number)
);
--> statement-breakpoint
create table history (
  tenant_id text not null references tenant,
  sequence bigint not null,
  id bigint generated always as identity,
  record_kind text not null,
  record_id bigint not null,
  action text not null,
  from_state text,
  to_state text,
  by_id bigint,
  by_name text not null,
  at timestamptz not null,
  reason text,
  previous_hash bytea not null,
  hash bytea not null,
  primary key (tenant_id, sequence)
);
--> statement-breakpoint
create index history_record on history (tenant_id, record_kind, record_id, sequence);
--> statement-breakpoint
create table counter (
  tenant_id text not null references tenant,
  scope text not null,
  value bigint not null,
  primary key (tenant_id, scope)
);
--> statement-breakpoint
create table idempotency (
  tenant_id text not null references tenant,
  account_id bigint not null references account,
  key text not null,
  call text not null,
  digest bytea not null,
  answer jsonb,
  created_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, account_id, key)
);
--> statement-breakpoint
create table ticket (
  hash bytea primary key,
  tenant_id text not null references tenant,
  account_id bigint not null references account,
  purpose text not null,
  subject bigint not null,
  expires_at timestamptz not null
);
--> statement-breakpoint
create table query_attempt (
  id bigint generated always as identity primary key,
  tenant_id text not null,
  number_hash bytea not null,
  address text not null,
  at timestamptz not null default clock_timestamp()
);
--> statement-breakpoint
create index query_attempt_number on query_attempt (tenant_id, number_hash, at);
--> statement-breakpoint
create index query_attempt_address on query_attempt (address, at);
--> statement-breakpoint
create index work_order_state on work_order (tenant_id, state, id desc);
--> statement-breakpoint
create index work_order_enterprise on work_order (tenant_id, enterprise_id);
--> statement-breakpoint
create index sample_order on sample (order_id);
--> statement-breakpoint
create index item_sample on item (sample_id);
--> statement-breakpoint
create index item_order on item (order_id);
--> statement-breakpoint
create index item_state on item (tenant_id, state, id desc);
--> statement-breakpoint
create index report_item on report (item_id);
--> statement-breakpoint
create index report_state on report (tenant_id, state, id desc);
--> statement-breakpoint
create index enterprise_instrument_enterprise on enterprise_instrument (enterprise_id);
