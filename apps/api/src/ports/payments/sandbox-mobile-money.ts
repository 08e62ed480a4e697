import type { Db } from '../../db/database.ts';
import { ANSWERS_WITHIN_MS } from './mpesa.ts';
import type { MobileMoney } from './port.ts';
import { sandboxBooks } from './sandbox-books.ts';
import { sandboxService } from './sandbox-service.ts';

/** Phones that end so do something else than approve. */
const REJECTS = /1$/;
const NEVER_ANSWERS = /2$/;
const REFUSED = /3$/;

/** Mobile money without a telephone: approved when somebody refreshes, unless the number says otherwise. */
export function sandboxMobileMoney(db: Db, isOpen: boolean): MobileMoney {
  return {
    ...sandboxService({
      name: 'sandbox phone',
      books: sandboxBooks(db),
      behaviourOf: (phone) =>
        !isOpen || REFUSED.test(phone) ? 'declines' : REJECTS.test(phone) ? 'rejects' : 'waits',
      answered: (phone) => {
        if (NEVER_ANSWERS.test(phone)) return null;
        return REJECTS.test(phone) ? 'failed' : 'paid';
      },
    }),
    // As with the real one: somebody sends it back and says so.
    refundsByHand: true,
    answersWithinMs: ANSWERS_WITHIN_MS,
    readCallback: () => null,
  };
}
