import type { Db } from '../../db/database.ts';
import type { Payments } from './port.ts';
import { sandboxCards } from './sandbox-cards.ts';
import { sandboxMobileMoney } from './sandbox-mobile-money.ts';

/** Each real service when it is configured, else the sandbox. */
export function openPayments(db: Db): Payments {
  const sandbox = sandboxCards(db);
  const cards = sandbox;
  const nonces = sandbox;
  const mobileMoney = sandboxMobileMoney(db);
  return paymentsOf({ cards, nonces, mobileMoney, sandbox });
}

/** A payment is looked up at the service that it was asked of, whatever is configured now. */
function paymentsOf(open: Omit<Payments, 'by'>): Payments {
  const all = [open.cards, open.nonces, open.mobileMoney, open.sandbox];
  return { ...open, by: (name) => all.find((service) => service.name === name) ?? open.sandbox };
}
