import { AppError } from '@flink/contract/errors/app-error.ts';
import type { RegisterErrors, RegisterForm } from '@flink/contract/rules/people/register-form.ts';
import pg from 'pg';
import type { Db, DbOrTx } from '../../db/database.ts';
import type { Post } from '../../post/post.ts';
import { makePasswordLink } from '../accounts/passwords/password-links.service.ts';
import { unusablePassword } from '../accounts/passwords/unusable-password.service.ts';
import type { CatalogService } from '../catalog/catalog.service.ts';
import { openPrepaidAccounts } from '../families/prepaid-accounts.service.ts';
import type { PlansService } from '../organizations/plans/plans.service.ts';
import { formErrors } from './form.ts';
import { insertFamily } from './new-family.repo.ts';
import { newFamily } from './new-family.ts';
import * as repo from './registration.repo.ts';
import { wayIn } from './way-in.ts';
import { welcome } from './welcome.ts';

export interface RegisteringNeeds {
  readonly db: Db;
  readonly catalog: Pick<CatalogService, 'texts' | 'localeCodes'>;
  readonly plans: Pick<PlansService, 'isFree' | 'hold'>;
  /** Writes with the family in one transaction: no family without its mail, no mail without its family. */
  readonly postIn: (tx: DbOrTx) => Post;
}

/** What can be taken once: a code, or a paid registration. */
export interface Claim {
  readonly paid: boolean;
  /** Until the transaction ends nobody else can take it; false when somebody has. */
  hold(tx: DbOrTx): Promise<boolean>;
  take(tx: DbOrTx, familyId: string): Promise<unknown>;
  /** The family that took it a moment ago. */
  takenBy(): Promise<repo.RecentFamily | undefined>;
  lost(): never;
}

export interface Registered {
  /** Where the family goes on. */
  readonly redirectTo: string;
  /** Null when it was registered a moment ago. */
  readonly parentId: string | null;
}

interface Registration {
  readonly form: RegisterForm;
  readonly offer: repo.Offer;
  /** Where the links in the mail lead. */
  readonly origin: string;
}

/** A generated username that somebody got at the same moment is made anew. */
const ATTEMPTS = 3;

export async function register(
  { db, catalog, plans, postIn }: RegisteringNeeds,
  { form, offer, origin }: Registration,
  claim: Claim,
): Promise<Registered> {
  const wrong = formErrors(form, offer, await catalog.localeCodes());
  if (hasAny(wrong)) throw new AppError('request.invalid', { fields: wrong });
  const texts = await catalog.texts(form.messageLocale);
  let passwordHash: string | undefined;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const fields = await notUnique(db, form, offer);
    if (hasAny(fields)) return (await submittedTwice(form, claim)) ?? refuseAsTaken(fields);
    passwordHash ??= await unusablePassword();
    const made = newFamily({ form, offer, paid: claim.paid, passwordHash });
    const { familyId, childUsername } = made;
    try {
      await db.transaction().execute(async (tx) => {
        if (!(await claim.hold(tx))) throw new ClaimLost();
        if (!(await plans.hold(tx, offer))) throw new AppError('registration.noPlanFree');
        await insertFamily(tx, made);
        await openPrepaidAccounts(tx, [familyId]);
        await claim.take(tx, familyId);
        const link = await makePasswordLink(tx, origin, { familyId }, 'welcome');
        const signIn = `${origin}/login?family=${familyId}${offer.onePerson ? '&onePerson=true' : ''}`;
        await welcome(postIn(tx), texts, { form, offer, childUsername, link, signIn });
      });
      const parentId = made.members.find(({ is_admin }) => is_admin)?._id ?? null;
      return { redirectTo: wayIn({ form, ...offer, familyId, childUsername }), parentId };
    } catch (error) {
      if (error instanceof ClaimLost) return (await submittedTwice(form, claim)) ?? claim.lost();
      if (!isDuplicate(error)) throw error;
    }
  }
  throw new AppError('registration.failed');
}

/** Who presses Submit twice is the family they have just become, not somebody who came too late. */
export async function submittedTwice(
  form: RegisterForm,
  claim: Pick<Claim, 'takenBy'>,
): Promise<Registered | null> {
  const family = await claim.takenBy();
  if (!family || family.email !== form.email) return null;
  const { familyId, productName, onePerson } = family;
  const [parent, childUsername = ''] = family.usernames;
  if (parent !== form.parentUsername || (!onePerson && childUsername !== form.childUsername)) return null;
  return { redirectTo: wayIn({ form, productName, onePerson, familyId, childUsername }), parentId: null };
}

class ClaimLost extends Error {}

async function notUnique(db: Db, form: RegisterForm, { onePerson }: repo.Offer): Promise<RegisterErrors> {
  const { email, parentUsername, childUsername } = form;
  const [isEmailTaken, taken] = await Promise.all([
    repo.isEmailTaken(db, email),
    repo.takenUsernames(db, onePerson ? [parentUsername] : [parentUsername, childUsername]),
  ]);
  return {
    ...(isEmailTaken ? { email: 'request.notUnique' } : {}),
    ...(taken.has(parentUsername) ? { parentUsername: 'request.notUnique' } : {}),
    ...(taken.has(childUsername) ? { childUsername: 'request.notUnique' } : {}),
  };
}

function refuseAsTaken(fields: RegisterErrors): never {
  throw new AppError('request.notUnique', { fields });
}

const hasAny = (fields: RegisterErrors): boolean => Object.keys(fields).length > 0;

const UNIQUE_VIOLATION = '23505';

const isDuplicate = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION;
