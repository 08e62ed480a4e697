import { speechAddress } from '@flink/contract/client/speech-address.ts';
import type { EditorHost } from '@flink/make-kit/host.ts';
import { officeApi } from '../../../shared/office/office-api.ts';

const OFFERED = 25;

const found = async (keyword: string, locale: string) =>
  (await officeApi('makeStrings', { query: { locale, keyword, limit: OFFERED } })).data.map(
    ({ stringNumber, text }) => ({ number: stringNumber, text, sound: speechAddress(locale, text) }),
  );

/** The texts of the house, for whoever writes. */
export const houseStrings: Pick<EditorHost, 'strings' | 'stringOf'> = {
  strings: found,
  stringOf: async (number, locale) => (await found(`#${number}`, locale))[0]?.text ?? null,
};
