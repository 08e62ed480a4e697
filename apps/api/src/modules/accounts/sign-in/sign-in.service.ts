import { AppError } from '@flink/contract/errors/app-error.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import type { Db } from '../../../db/database.ts';
import type { BillingService, HandedAtTheDoor } from '../../billing/billing.service.ts';
import { demoRefusal, mayPay, refuse, standingRefusal } from '../login-screens/entry.ts';
import { type Account, prove } from '../passwords/proof.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import { type TeamWishes, teamRefusal } from '../team/team.ts';
import type { Caller } from './caller.ts';
import type { DevicesService } from './devices.service.ts';
import type { Throttle } from './throttle.ts';

interface Needs {
  readonly db: Db;
  readonly throttle: Throttle;
  readonly sessions: Pick<SessionsService, 'tokenForUser' | 'tokenForTeam'>;
  readonly billing: Pick<BillingService, 'resume' | 'cardFields'>;
  readonly devices: Pick<DevicesService, 'lastWereOthers'>;
}

interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Spec 1 §7: one member, or with a second and a third a team. */
interface LoginForm extends Credentials, TeamWishes {
  readonly username2?: string | undefined;
  readonly password2?: string | undefined;
  readonly username3?: string | undefined;
  readonly password3?: string | undefined;
  readonly byLink?: boolean | undefined;
}

export function signInService({ db, throttle, sessions, billing, devices }: Needs) {
  return {
    async login(form: LoginForm, caller: Caller): Promise<string> {
      const asked = membersOf(form);
      const fields = asked.map(({ field }) => field);
      const proofs = await Promise.all(
        asked.map((credentials) => prove({ db, throttle }, credentials, caller)),
      );
      const refused = proofs.flatMap((proof, index) =>
        proof.kind === 'refused' ? [[fields[index] ?? '', proof.code] as const] : [],
      );
      if (refused.length > 0) throw refusalOf(refused);
      const accounts = proofs.flatMap((proof) => (proof.kind === 'proven' ? [proof.account] : []));
      const refusal = teamRefusal(accounts, form);
      if (refusal) refuse(refusal, fields);
      const people = accounts.map(({ row }) => row);
      // A link must not put somebody into a stranger's account, who then reads what they enter there.
      if (form.byLink && (await devices.lastWereOthers(caller.device, people)))
        throw new AppError('auth.othersHere', {
          params: { name: people.map(({ firstname }) => firstname).join(', ') },
        });
      return tokenFor(accounts, fields, caller);
    },

    /** Spec 1 §4: an admin who could not sign in pays and resumes; with the password again, since nobody is signed in. */
    resumePayments: async (
      { username, password, ...handed }: Credentials & HandedAtTheDoor,
      caller: Caller,
    ) => billing.resume(await payingFamily({ username, password }, caller), handed),

    /** Whose own card was declined, or is gone, enters another. */
    cardAtTheDoor: async (credentials: Credentials, caller: Caller) =>
      billing.cardFields(await payingFamily(credentials, caller)),
  };

  /** The family of its admin, who has proven to be one. */
  async function payingFamily(credentials: Credentials, caller: Caller): Promise<string> {
    const proof = await prove({ db, throttle }, credentials, caller);
    if (proof.kind === 'refused') throw refusalOf([['password', proof.code]]);
    const { account } = proof;
    // Nobody is charged at a door that stays shut.
    const refusal = demoRefusal([account.row], caller) ?? standingRefusal([account.row]);
    if (refusal) refuse(refusal, ['password']);
    if (account.kind !== 'member' || !mayPay(account.row)) throw new AppError('payments.resumeByFamilyAdmin');
    return account.row.familyId;
  }

  function tokenFor(
    accounts: readonly Account[],
    fields: readonly string[],
    caller: Caller,
  ): Promise<string> {
    const [first] = accounts;
    return first?.kind === 'user'
      ? sessions.tokenForUser(first.row._id, caller, { fields })
      : sessions.tokenForTeam(
          accounts.map(({ row }) => row._id),
          caller,
          { fields },
        );
  }
}

/** Who is asking, with the field where an answer to them is shown. */
function membersOf(form: LoginForm): (Credentials & { readonly field: string })[] {
  const { username2, password2, username3, password3 } = form;
  const pairs = [
    { username: form.username, password: form.password, number: '' },
    { username: username2, password: password2, number: '2' },
    { username: username3, password: password3, number: '3' },
  ];
  return pairs.flatMap(({ username, password, number }) => {
    if (username === undefined && password === undefined) return [];
    if (username === undefined) throw missing(`username${number}`);
    if (password === undefined) throw missing(`password${number}`);
    return [{ username, password, field: `password${number}` }];
  });
}

const missing = (field: string) =>
  new AppError('request.invalid', { fields: { [field]: 'request.required' } });

/** Too many guesses is said first: whoever waits may still be right about the others. */
function refusalOf(refused: readonly (readonly [field: string, code: ErrorCode])[]): AppError {
  const throttled = refused.some(([, code]) => code === 'auth.tooManyGuesses');
  return new AppError(throttled ? 'auth.tooManyGuesses' : 'auth.wrongCredentials', {
    fields: Object.fromEntries(refused),
  });
}
