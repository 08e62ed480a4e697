import { officeApi } from '../../../shared/office/office-api.ts';
import type { KeptHere, Whose } from './kept-here.ts';
import { sentData } from './sent-data.ts';
import { uploadData } from './upload-data.ts';

/** Saves what was begun from a version. */
export const sendWork = async (
  call: 'saveActivity' | 'saveDraft',
  { activityId, language = '' }: Pick<Whose, 'activityId' | 'language'>,
  { data, baseVersion }: KeptHere,
) =>
  officeApi(call, {
    params: { id: activityId },
    body: { ...(await sentData(activityId, data, uploadData)), baseVersion, language },
  });
