/** What the tests read of the wire; its types are those of the client. */
export type { Decision, Fork, GameInfo, Marks, Me, NewTable, ReplayFrame, TableInfo, Update, Upload } from '../../../src/lib/wire';
import type { Wire } from '../../../src/lib/wire';

export type FromServer = Wire['fromServer'];
