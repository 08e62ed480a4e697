import { CallFailed } from '@flink/contract/client/client.ts';

/** Its bank may have a question first: answered, the card is sent once more, and only then it is on file. */
export async function keptOnceAnswered(
  keep: () => Promise<{ readonly clientSecret: string | null }>,
  askBank: (clientSecret: string) => Promise<boolean>,
): Promise<void> {
  const { clientSecret } = await keep();
  if (clientSecret === null) return;
  if (!(await askBank(clientSecret)) || (await keep()).clientSecret !== null)
    throw new CallFailed(402, { code: 'payments.cardFailed', message: '' });
}
