/** Keys of rows: time-ordered, so that new rows land at the end of an index. */
export { v7 as uuidv7 } from 'uuid';
