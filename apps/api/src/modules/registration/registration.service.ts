import { AppError } from '@flink/contract/errors/app-error.ts';
import type { RegisterForm } from '@flink/contract/rules/people/register-form.ts';
import { keepRegistrationPaid } from '../billing/purchases/paid-registration.service.ts';
import { tidyForm } from './form.ts';
import { tidyCode } from './offered.ts';
import {
  type Claim,
  type Registered,
  type RegisteringNeeds,
  register,
  submittedTwice,
} from './registering.ts';
import * as repo from './registration.repo.ts';

export function registrationService(needs: RegisteringNeeds) {
  const { db, plans } = needs;
  return {
    async checkCode(code: string) {
      const offer = (await repo.freeCode(db, tidyCode(code))) ?? unavailable();
      // Told before a whole form is filled in for nothing.
      if (!(await plans.isFree(offer))) throw new AppError('registration.noPlanFree');
      return termsOf(offer);
    },

    /** `origin` is where the links in the mail lead. */
    async registerByCode(code: string, wish: RegisterForm, origin: string): Promise<Registered> {
      const form = tidyForm(wish);
      const takenBy = () => repo.recentFamilyOfCode(db, tidyCode(code));
      const offer = await repo.freeCode(db, tidyCode(code));
      if (!offer) return (await submittedTwice(form, { takenBy })) ?? unavailable();
      const claim: Claim = {
        paid: false,
        hold: (tx) => repo.holdCode(tx, offer.codeId),
        take: (tx, familyId) => repo.takeCode(tx, offer.codeId, familyId),
        takenBy,
        lost: unavailable,
      };
      return register(needs, { form, offer, origin }, claim);
    },

    /** Also of what is not paid or already finished: the page tells which. */
    async pendingRegistration(id: string) {
      const pending = (await repo.pendingRegistration(db, id)) ?? missing();
      const { email, isPaid, isFinished, productId } = pending;
      return { data: { email, isPaid, isFinished, productId }, ...termsOf(pending) };
    },

    async finishRegistration(id: string, wish: RegisterForm, origin: string): Promise<Registered> {
      const form = tidyForm(wish);
      const takenBy = () => repo.recentFamilyOfPending(db, id);
      const offer = (await repo.pendingRegistration(db, id)) ?? missing();
      if (!offer.isPaid) throw new AppError('registration.notPaid');
      if (offer.isFinished) return (await submittedTwice(form, { takenBy })) ?? completed();
      const claim: Claim = {
        paid: true,
        hold: (tx) => repo.holdPending(tx, id),
        take: async (tx, familyId) => {
          await repo.finishPending(tx, id, familyId);
          await keepRegistrationPaid(tx, id, familyId);
        },
        takenBy,
        lost: completed,
      };
      return register(needs, { form, offer, origin }, claim);
    },
  };
}

function termsOf({ locations, onePerson, productName }: repo.Offer) {
  return { locations: onePerson ? [] : locations, onePerson: { onePerson }, productName };
}

function unavailable(): never {
  throw new AppError('registration.codeUnavailable');
}

function completed(): never {
  throw new AppError('registration.alreadyCompleted');
}

function missing(): never {
  throw new AppError('notFound');
}
