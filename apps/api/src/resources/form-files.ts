import type { FilesService } from '../modules/files/files.service.ts';

/** What forms do with files. */
export type FormFiles = Pick<
  FilesService,
  'signNew' | 'keepNew' | 'announce' | 'confirmNew' | 'confirmAnnounced' | 'linkTo' | 'downloadOf'
>;
