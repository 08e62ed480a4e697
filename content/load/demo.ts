import type { Config } from '@flink/api/config.ts';
import type { Db, DbOrTx } from '@flink/api/db/database.ts';
import { uuidv7 } from '@flink/api/db/uuid.ts';
import { hashPassword } from '@flink/api/modules/accounts/passwords/passwords.ts';
import { sandboxCustomer } from '@flink/api/ports/payments/sandbox-names.ts';
import { StartError } from '@flink/api/start-error.ts';
import { sql } from 'kysely';
import { LIBRARY_EDITION } from '../library/edition.ts';
import { pointsConfig } from './demo-evenings.ts';
import { loadDemoPlay } from './demo-play.ts';
import { demoScope, demoScopeMembers } from './demo-scope.ts';
import { loadSubscribers } from './demo-subscribers.ts';
import {
  centers,
  cleverIds,
  codes,
  DEMO_PASSWORD,
  families,
  organizations,
  pendingRegistrations,
  plans,
  products,
  subscribers,
  taughtFamilies,
  users,
} from './demo-world.ts';

/** One number for all servers of an installation: of two that start at once, one loads. */
const LOAD_LOCK = 7_203_413;

/**
 * Loads the demo world into a database without people. Returns whether this installation offers it.
 * A database that holds it is not served to others than this machine unless FLINK_DEMO=open: its passwords are public.
 */
export async function loadDemoWorld(
  db: Db,
  config: Pick<Config, 'demo' | 'loopback' | 'demoForEverybody'>,
  say: (line: string) => void = () => undefined,
): Promise<boolean> {
  if (await isLoaded(db)) {
    if (!config.loopback && !config.demoForEverybody) {
      throw new StartError(
        'This database holds the demo world, whose passwords are public, and HOST lets others in: use another database, or set FLINK_DEMO=open.',
      );
    }
    await bringLibraryNews(db);
    await bringScope(db);
    return config.demo;
  }
  if (!config.demo) return false;
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return db.transaction().execute(async (tx) => {
    await beginLoading(tx);
    const anybody = await tx.selectFrom('users').select('_id').limit(1).executeTakeFirst();
    if (anybody) return isLoaded(tx);
    const productIds = await loadProducts(tx);
    // Read only when there is something to load: later starts have no use for the library's sources.
    const { loadLibrary } = await import('./library.ts');
    await loadLibrary(tx, [...productIds.values()], ({ loaded, total }) =>
      say(`Loading the library: ${loaded} of ${total} activities`),
    );
    const organizationIds = await loadOrganizations(tx);
    const centerIds = await loadCenters(tx, organizationIds, productIds);
    await loadPlans(tx, organizationIds, centerIds, productIds);
    const userIds = await loadUsers(tx, organizationIds, centerIds, passwordHash);
    const familyIds = await loadFamilies(tx, centerIds, productIds, passwordHash);
    await loadWaysIn(tx, centerIds, productIds, familyIds);
    await loadSubscribers(tx, familyIds, found(productIds, 'Flink Family'));
    await loadDemoPlay(tx, familyIds);
    await tx
      .updateTable('master_organizations')
      .set({ rep_id: userIds.get('rep') ?? null })
      .where('name', '=', 'Sunrise District')
      .execute();
    await tx
      .insertInto('teacher_families')
      .values(
        taughtFamilies.map((name) => ({
          teacher_id: found(userIds, 'teacher'),
          family_id: found(familyIds, name),
        })),
      )
      .execute();
    await tx
      .insertInto('teacher_talks')
      .values({
        _id: uuidv7(),
        teacher_id: found(userIds, 'teacher'),
        family_id: found(familyIds, 'Smith'),
        talked_at: new Date(Date.now() - 28 * 86_400_000),
      })
      .execute();
    await tx
      .insertInto('config')
      .values([
        { key: 'demoWorld', value: JSON.stringify(true) },
        { key: 'points', value: JSON.stringify(pointsConfig) },
        { key: EDITION, value: JSON.stringify(LIBRARY_EDITION) },
      ])
      .execute();
    return true;
  });
}

/** One server loads. A slow machine makes the library for minutes between two statements, which is not silence. */
async function beginLoading(tx: DbOrTx): Promise<void> {
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${LOAD_LOCK})`.execute(tx);
}

/** The edition of the library that the world has; the first did not say. */
const EDITION = 'libraryEdition';

/** A world that an older version loaded gets what the library has got since. */
async function bringLibraryNews(db: Db): Promise<void> {
  if (await isUpToDate(db)) return;
  await db.transaction().execute(async (tx) => {
    await beginLoading(tx);
    if (await isUpToDate(tx)) return;
    const { loadLibraryNews } = await import('./library-news.ts');
    await loadLibraryNews(tx);
    const value = JSON.stringify(LIBRARY_EDITION);
    await tx
      .insertInto('config')
      .values({ key: EDITION, value })
      .onConflict((oc) => oc.column('key').doUpdateSet({ value }))
      .execute();
  });
}

/** In a world that an older version loaded there is no scope, and its author could make no list for general use. */
async function bringScope(db: Db): Promise<void> {
  if (await hasScope(db)) return;
  await db.transaction().execute(async (tx) => {
    await beginLoading(tx);
    if (await hasScope(tx)) return;
    const scopeId = await loadScope(tx);
    await tx
      .updateTable('users')
      .set({ available_scopes: [scopeId] })
      .where('is_demo', '=', true)
      .where(sql<boolean>`available_scopes = '{}'`)
      .where(
        'email',
        'in',
        demoScopeMembers.map((name) => `${name}@flink.test`),
      )
      .execute();
  });
}

const hasScope = async (db: DbOrTx): Promise<boolean> =>
  (await db.selectFrom('scopes').select('_id').limit(1).executeTakeFirst()) !== undefined;

async function isUpToDate(db: DbOrTx): Promise<boolean> {
  const mark = await db.selectFrom('config').select('value').where('key', '=', EDITION).executeTakeFirst();
  return mark?.value === LIBRARY_EDITION;
}

async function isLoaded(db: DbOrTx): Promise<boolean> {
  const mark = await db.selectFrom('config').select('key').where('key', '=', 'demoWorld').executeTakeFirst();
  return mark !== undefined;
}

interface Place {
  readonly id: string;
  readonly regionId: string | null;
}

type Ids = ReadonlyMap<string, string>;

async function loadProducts(tx: DbOrTx): Promise<Ids> {
  const rows = products.map(({ name, onePerson, registrationPrice }) => ({
    _id: uuidv7(),
    name,
    one_person: onePerson,
    registration_price: registrationPrice,
    registration_currency: 'USD',
  }));
  await tx.insertInto('products').values(rows).execute();
  return new Map(rows.map((row) => [row.name, row._id]));
}

/** With the test card that pays, as who subscribes has one on file. */
const paysByCard = ({ name, customer, currency }: (typeof families)[number]) =>
  currency === 'USD' && (customer || subscribers.some(({ family }) => family === name));

const productOf = (onePerson: boolean) => (onePerson ? 'Flink Solo' : 'Flink Family');

async function loadOrganizations(tx: DbOrTx): Promise<Map<string, Place>> {
  const places = new Map<string, Place>();
  for (const organization of organizations) {
    const { name, currency, plansType, region } = organization;
    const id = uuidv7();
    await tx
      .insertInto('master_organizations')
      .values({
        _id: id,
        name,
        plans_type: plansType,
        currency_iso_code: currency,
        clever_district_id: 'cleverDistrict' in organization ? organization.cleverDistrict : null,
      })
      .execute();
    const regionId = region === null ? null : uuidv7();
    if (regionId !== null && region !== null) {
      await tx
        .insertInto('regions')
        .values({ _id: regionId, master_organization_id: id, name: region })
        .execute();
    }
    places.set(name, { id, regionId });
  }
  return places;
}

async function loadCenters(tx: DbOrTx, places: Map<string, Place>, productIds: Ids): Promise<Ids> {
  const ids = new Map<string, string>();
  for (const center of centers) {
    const place = found(places, center.organization);
    const id = uuidv7();
    await tx
      .insertInto('learning_centers')
      .values({
        _id: id,
        master_organization_id: place.id,
        region_id: place.regionId,
        name: center.name,
        url: center.url,
        clever_id: 'school' in center ? center.school : null,
        expiration_date: 'expired' in center ? new Date('2020-06-30T23:59:59.999Z') : null,
        time_zone: center.timeZone,
        plans_type: center.url === 'baobab' ? 'PREPAID' : 'DEFAULT',
        one_person: 'onePerson' in center,
        product_id: found(productIds, productOf('onePerson' in center)),
        locations: 'locations' in center ? [...center.locations] : [],
        config: JSON.stringify(center.config),
        points: JSON.stringify(pointsConfig),
      })
      .execute();
    ids.set(center.url, id);
  }
  return ids;
}

async function loadPlans(
  tx: DbOrTx,
  places: Map<string, Place>,
  centerIds: Ids,
  productIds: Ids,
): Promise<void> {
  for (const { organization, product, given, ...entry } of plans) {
    const place = found(places, organization);
    const key = { master_organization_id: place.id, product_id: found(productIds, product) };
    const currency = organizations.find(({ name }) => name === organization)?.currency ?? 'USD';
    const hours = 'hours' in entry ? entry.hours : null;
    await tx
      .insertInto('organization_plans')
      .values({
        ...key,
        plans: entry.plans,
        currency_iso_code: currency,
        ...(hours && {
          total_hours: hours.total,
          hours_in_increment: hours.increment,
          cost_per_hour: hours.cost,
        }),
      })
      .execute();
    await tx
      .insertInto('plan_assignments')
      .values(
        Object.entries(given).map(([to, count]) => ({
          _id: uuidv7(),
          ...key,
          plans: count,
          ...(centerIds.has(to)
            ? { learning_center_id: found(centerIds, to) }
            : { region_id: place.regionId }),
        })),
      )
      .execute();
  }
}

async function loadScope(tx: DbOrTx): Promise<string> {
  const _id = uuidv7();
  await tx
    .insertInto('scopes')
    .values({ _id, name: demoScope.name, categories: JSON.stringify(demoScope.categories) })
    .execute();
  return _id;
}

async function loadUsers(
  tx: DbOrTx,
  places: Map<string, Place>,
  centerIds: Ids,
  passwordHash: string,
): Promise<Ids> {
  const scopeId = await loadScope(tx);
  const rows = users.map(({ name, role, firstname, lastname, at }) => {
    const place = at ? found(places, at.organization) : null;
    return {
      _id: uuidv7(),
      email: `${name}@flink.test`,
      firstname,
      lastname,
      password_hash: passwordHash,
      is_demo: true,
      role_alias: role,
      master_organization_id: place?.id ?? null,
      region_id: at?.region ? (place?.regionId ?? null) : null,
      learning_center_id: at?.center ? found(centerIds, at.center) : null,
      clever_id: cleverIds[name] ?? null,
      available_scopes: demoScopeMembers.includes(name) ? [scopeId] : [],
    };
  });
  await tx.insertInto('users').values(rows).execute();
  return new Map(rows.map((row) => [row.email.replace('@flink.test', ''), row._id]));
}

async function loadFamilies(tx: DbOrTx, centerIds: Ids, productIds: Ids, passwordHash: string): Promise<Ids> {
  const ids = new Map<string, string>();
  for (const family of families) {
    const id = uuidv7();
    await tx
      .insertInto('families')
      .values({
        _id: id,
        learning_center_id: found(centerIds, family.center),
        name: family.name,
        email: family.email,
        locales: [...family.locales],
        currency_iso_code: family.currency,
        product_id: found(productIds, productOf(family.center === 'solo')),
        ...(paysByCard(family)
          ? {
              payment_method_id: family.cardDeclined ? 'pm_card_chargeCustomerFail' : 'pm_card_visa',
              payment_customer_id: sandboxCustomer(id),
              payment_method_card: family.cardDeclined ? 'Visa 0341' : 'Visa 4242',
              payment_service: 'sandbox',
            }
          : {}),
        is_customer: family.customer ?? false,
        is_prepaid_customer: family.prepaid ?? false,
        is_demo: true,
      })
      .execute();
    await tx
      .insertInto('family_members')
      .values(
        family.members.map((member, index) => ({
          _id: uuidv7(),
          family_id: id,
          ...member,
          clever_id: cleverIds[member.username] ?? null,
          password_hash: passwordHash,
          is_admin: index === 0 && member.type === 'adult',
          locale: family.locales[0] ?? 'en',
        })),
      )
      .execute();
    ids.set(family.name, id);
  }
  return ids;
}

async function loadWaysIn(tx: DbOrTx, centerIds: Ids, productIds: Ids, familyIds: Ids): Promise<void> {
  await tx
    .insertInto('organization_codes')
    .values(
      codes.map(({ code, center, product, takenBy }) => ({
        _id: uuidv7(),
        code,
        learning_center_id: found(centerIds, center),
        product_id: found(productIds, product),
        activated_at: takenBy ? new Date('2026-01-15T10:00:00.000Z') : null,
        family_id: takenBy ? found(familyIds, takenBy) : null,
      })),
    )
    .execute();
  await tx
    .insertInto('pending_registrations')
    .values(
      pendingRegistrations.map(({ id, email, isPaid, isFinished }) => ({
        _id: id,
        email,
        is_paid: isPaid,
        is_finished: isFinished,
        product_id: found(productIds, 'Flink Family'),
        learning_center_id: found(centerIds, 'maple'),
      })),
    )
    .execute();
}

function found<Value>(map: ReadonlyMap<string, Value>, key: string): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo world names ${key}, which it does not have.`);
  return value;
}

/** Printed after the ready line. */
export function demoSignIns(): string {
  const staff = users.map(({ name, role }) => `  ${`${name}@flink.test`.padEnd(26)}${role}`);
  const learners = families.map(
    ({ members, center }) =>
      `  ${members
        .map(({ username }) => username)
        .join(', ')
        .padEnd(26)}learners of /${center}`,
  );
  return [`Demo sign-ins, password ${DEMO_PASSWORD}:`, ...staff, ...learners, ''].join('\n');
}
