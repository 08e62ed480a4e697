-- What few of a center played in a week is in no sum above it, content partners among them: taken from what usage tells of
-- the other centers it would be left.
alter table center_content_weeks add column is_told boolean not null default false;
update center_content_weeks as cell set is_told = true
  where exists (
    select from center_content_weeks as other
    where other.learning_center_id = cell.learning_center_id and other.week = cell.week
      and other.grouping = cell.grouping and other.learners >= 5);
alter table center_content_weeks alter column is_told drop default;
