import { sql } from 'kysely';

/** Neither blocked nor of a center that has expired: nobody is charged who cannot come in to end it. */
export const mayComeIn = (family: string) => sql<boolean>`(
  ${sql.ref(`${family}.blocked_at`)} is null and not exists (
    select from learning_centers as center
    where center._id = ${sql.ref(`${family}.learning_center_id`)} and center.expiration_date <= now()
  ))`;
