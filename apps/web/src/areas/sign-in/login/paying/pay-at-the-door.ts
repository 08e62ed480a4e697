import type { Dialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import { textsOf } from '@flink/ui/texts/texts.tsx';
import type { QueryClient } from '@tanstack/react-query';
import { accountWords } from '../../../../shared/account/account-texts.tsx';
import type { CommonData } from '../../../../shared/common-data.ts';
import type { Owed } from '../address/login-failure.ts';
import type { Player } from '../team/team.ts';
import { payByCard } from './pay-by-card.tsx';
import { payByPhone } from './pay-by-phone.tsx';

interface Needs {
  readonly dialogs: Dialogs;
  readonly queries: QueryClient;
  readonly common: CommonData;
  /** What the server has said of it. */
  readonly owed: Partial<Owed>;
  readonly payer: Player;
}

/** Where it says less, less is said. */
const NOTHING_SAID: Owed = {
  amount: '',
  byPhone: false,
  card: null,
  renews: null,
  left: null,
  next: null,
  blocks: false,
  payer: null,
};

/** What keeps a family out, paid at the door: what is said then. Null when the person has left it. */
export async function payAtTheDoor({ dialogs, queries, common, owed, payer }: Needs): Promise<string | null> {
  const { strings, locale } = common;
  const own = await queries.fetchQuery(accountWords(locale));
  const { t } = textsOf({ ...strings, ...own.strings }, locale);
  const needs = { t, locale, dialogs, owed: { ...NOTHING_SAID, ...owed }, payer };
  return owed.byPhone ? payByPhone(needs) : payByCard(needs);
}
