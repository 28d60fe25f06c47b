import { z } from 'zod';
import { doneOf, settingReasonSchema, waitingSettingSchema } from '@traveldesk/shared-contract';

/**
 * GET and PUT /booking-settings (`If-Match`). Days after the last flight until document numbers are erased (1 to 365); minutes before a
 * hold's deadline at which a task is raised; minutes below which a connection is tight; hours by which our own cancellation
 * deadline is earlier than the real one; hours before arrival from which a stay needs the property's reference; days after which
 * an awaited refund is
 * on the deadline board.
 */
export const bookingSettingsInputSchema = z.strictObject({
  document_days: z.number().int().min(1).max(365),
  hold_warning_minutes: z.number().int().min(15).max(2_880),
  tight_connection_minutes: z.number().int().min(20).max(240),
  house_margin_hours: z.number().int().min(0).max(168),
  reference_hours: z.number().int().min(1).max(720),
  refund_days: z.number().int().min(1).max(365),
});
export const bookingSettingsSchema = bookingSettingsInputSchema.extend({
  version: z.number().int().positive(),
});
export type BookingSettings = z.infer<typeof bookingSettingsSchema>;
export type BookingSettingsInput = z.infer<typeof bookingSettingsInputSchema>;

const chargeSchema = z.enum(['total', 'markup']);

/**
 * GET and PUT /companies/{id}/booking-settings: the wallet charge where the company's own credentials order, as its supplier then charges
 * it directly. `total`: the wallet pays everything, as with the platform's credentials; `markup`: it pays only the earnings of the platform
 * and other companies.
 */
export const companyBookingSettingsInputSchema = z.strictObject({
  own_access_charge: chargeSchema,
  reason: settingReasonSchema,
});
export const companyBookingSettingsSchema = z.object({
  own_access_charge: chargeSchema,
  version: z.number().int().nonnegative(),
  waiting: z.array(waitingSettingSchema),
});
export const companyBookingSettingsDoneSchema = doneOf(companyBookingSettingsSchema);
export type CompanyBookingSettingsInput = z.infer<typeof companyBookingSettingsInputSchema>;
export type CompanyBookingSettings = z.infer<typeof companyBookingSettingsSchema>;
