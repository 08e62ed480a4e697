import type { OpenedActivity } from '@flink/contract/entities/make.ts';
import { mediaAddress } from '@flink/contract/rules/play/media-address.ts';
import type { EditorHost } from '@flink/make-kit/host.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import { putFile } from '../../../shared/office/put-file.ts';
import { houseStrings } from '../lists/house-strings.ts';

/** A name that no other file has, and that says what it was called: letters and figures only. */
function freeName(name: string): string {
  const dot = name.lastIndexOf('.');
  const base = name.slice(0, dot < 0 ? undefined : dot);
  const plain = base
    .normalize('NFKD')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40);
  const bytes = crypto.getRandomValues(new Uint8Array(5));
  const mark = Array.from(bytes, (byte) => byte.toString(36).padStart(2, '0')).join('');
  return `${plain || 'file'}-${mark}${dot < 0 ? '' : name.slice(dot).toLowerCase()}`;
}

export function editorHost(
  activity: Pick<OpenedActivity, 'contentFolder'>,
  languages: EditorHost['languages'],
): EditorHost {
  return {
    languages,
    ...houseStrings,
    mediaUrl: (file) => mediaAddress(file, activity.contentFolder),
    upload: async (file, kind, { progress, signal }) => {
      const name = freeName(file.name);
      const key = `${activity.contentFolder}/${name}`;
      const link = await officeApi('signedUrl', {
        body: { action: 'upload', key, kind, size: file.size },
      });
      await putFile({ key, ...link }, file, progress, signal);
      await officeApi('confirmUpload', { body: { key, kind } });
      return name;
    },
  };
}
