import { globalButtons } from '@flink/contract/resources/global-buttons.ts';
import { EVERYBODY, serve } from '../../../resources/served-resource.ts';

export const globalButtonsResource = serve(globalButtons, { table: 'global_buttons', seenIn: EVERYBODY });
