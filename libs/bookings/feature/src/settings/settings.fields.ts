import { z } from 'zod';
import {
  bookingSettingsInputSchema,
  type BookingSettings,
  type BookingSettingsInput,
} from '@traveldesk/bookings-contract';
import { numberText } from '@traveldesk/shared-contract';

export const settingFields = [
  'document_days',
  'hold_warning_minutes',
  'tight_connection_minutes',
  'house_margin_hours',
  'reference_hours',
  'refund_days',
] as const;

/** The settings as typed, in any digits. */
export type SettingsForm = Record<keyof BookingSettingsInput, string>;

export function formOf(settings: BookingSettings): SettingsForm {
  return Object.fromEntries(settingFields.map((field) => [field, String(settings[field])])) as SettingsForm;
}

const numberOf = (text: string | undefined) => {
  const digits = numberText(text ?? '');
  if (digits === '') return undefined;
  return /^\d+$/.test(digits) ? Number(digits) : digits;
};

/** Validates the form by the rules of the API. */
export const settingsFormSchema: z.ZodType<BookingSettingsInput> = z.preprocess((values) => {
  const typed = values as Partial<SettingsForm>;
  return Object.fromEntries(settingFields.map((field) => [field, numberOf(typed[field])]));
}, bookingSettingsInputSchema);
