import {
  decodeStay,
  encodeStay,
  stayNames,
  type StayDraft,
  type StayErrorCode,
} from '@traveldesk/hotels-contract';
import { useAddressDraft, type AddressDraft, type DraftCodec } from '@traveldesk/shared-web';

export type StayState = AddressDraft<StayDraft, StayErrorCode>;

const codec: DraftCodec<StayDraft, StayErrorCode> = { names: stayNames, read: decodeStay, write: encodeStay };

/** Returns the criteria of the form, which are stored in the address. */
export const useStay = (): StayState => useAddressDraft(codec);
