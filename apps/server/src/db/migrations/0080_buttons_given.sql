-- Which buttons are given to some roles alone is asked with every call.
create index menu_buttons on menu (tenant_id) where category = 2;
