-- A sample that went home is brought again, such as for a retest: a movement of its own, with how it looked that time.
alter table sample_movement drop constraint sample_movement_kind_check;
--> statement-breakpoint
alter table sample_movement
  add constraint sample_movement_kind_check check (kind in ('handOver', 'handBack', 'sendBack', 'takeBack', 'receiveAgain'));
