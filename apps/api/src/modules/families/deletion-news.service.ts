import type { DbOrTx } from '../../db/database.ts';
import { outboxPost } from '../../post/post.ts';
import { byCenter, tellCenter } from '../accounts/center-news.service.ts';
import { interfaceTexts } from '../catalog/texts/interface-texts.service.ts';
import { eraseIn, type ToErase } from '../personal-data/erase.service.ts';
import { contacts } from './family-form.repo.ts';

/**
 * Takes people out of the house and writes to those who would look for them in vain: the family, and its center where
 * somebody above it did so. No mail names them: their names are to be gone. Whom it erased.
 */
export async function eraseAndTell(
  tx: DbOrTx,
  going: readonly ToErase[],
  { fromAbove }: { readonly fromAbove: boolean },
): Promise<readonly string[]> {
  const ids = going.map(({ familyId }) => familyId);
  // Of a family that is gone nobody knows the address any more.
  const known = new Map((await contacts(tx, ids)).map((one) => [one._id, one]));
  const { texts } = interfaceTexts(tx);
  const mails = [];
  const lines: (readonly [center: string, line: { readonly people: number }])[] = [];
  const gone: string[] = [];
  for (const one of going) {
    const erased = await eraseIn(tx, one);
    const family = known.get(one.familyId);
    if (!erased || !family) continue;
    gone.push(...erased);
    lines.push([family.learningCenterId, { people: erased.length }]);
    if (family.email === null) continue;
    const { t } = await texts(family.locale);
    const { center } = family;
    mails.push({
      to: family.email,
      kind: 'deletion-done',
      ...(one.learnerIds === null
        ? {
            subject: t('mail.deletionDone.familySubject'),
            text: t('mail.deletionDone.family', { center }),
            forget: true as const,
          }
        : {
            subject: t('mail.deletionDone.memberSubject'),
            text: t('mail.deletionDone.member', { center }),
          }),
    } as const);
  }
  await outboxPost(tx).mails(mails);
  if (fromAbove)
    for (const [learningCenterId, ofCenter] of byCenter(lines))
      await tellCenter(tx, { learningCenterId, kind: 'deletedFromAbove', lines: ofCenter });
  return gone;
}
