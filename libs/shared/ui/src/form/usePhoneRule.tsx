import { Form, type FormRule } from 'antd';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isPhone, phoneDigits, type PhoneProblem } from '@traveldesk/shared-contract';
import styles from './usePhoneRule.module.css';

interface PhoneField {
  /** The field's path in the form's values. */
  name: string | (string | number)[];
  /** The country for `judgePhone`. Without it, the form leaves national numbers to the server. */
  country?: string | null;
  /** The stored number, which may stay. */
  kept?: string | null | undefined;
}

/**
 * Judges a phone number as the server will, by `judgePhone`, beside the rules of the form's schema, which say whether it is a number at
 * all. `mark` is the sentence below a stored number that is impossible, as long as it stays.
 */
export function usePhoneRule({ name, country, kept }: PhoneField): { rule: FormRule; mark: ReactNode } {
  const { t } = useTranslation('common');
  const typed = Form.useWatch(name) as unknown;
  const [impossible, setImpossible] = useState<string>();
  useEffect(() => {
    let isOver = false;
    if (kept) void problemOf(kept, {}).then((problem) => !isOver && problem && setImpossible(kept));
    return () => {
      isOver = true;
    };
  }, [kept]);
  const rule = useMemo(
    (): FormRule => ({
      validator: async (_, value: unknown) => {
        const problem = await problemOf(value, { country, kept });
        if (problem) throw new Error(t(`form.${problem}`));
      },
    }),
    [country, kept, t],
  );
  const isMarked = impossible !== undefined && typed === impossible && kept === impossible;
  return {
    rule,
    mark: isMarked && (
      <span role="status" className={styles.mark}>
        {t('form.phone_impossible')}
      </span>
    ),
  };
}

/** The rules of all countries are 80 kB: they come once a number is judged. Without them, the server judges alone. */
async function problemOf(
  value: unknown,
  { country, kept }: Omit<PhoneField, 'name'>,
): Promise<PhoneProblem | undefined> {
  const number = phoneDigits(typeof value === 'string' ? value : '');
  if (!isPhone(number) || (country === undefined && !number.startsWith('+'))) return undefined;
  const rules = await import('./phone-rules').catch(() => undefined);
  const judged = rules?.judgePhone(number, { country: country ?? null, kept: [kept] });
  return judged && 'problem' in judged ? judged.problem : undefined;
}
