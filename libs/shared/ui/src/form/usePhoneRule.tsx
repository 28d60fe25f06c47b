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
  /** The stored number, which is accepted unchanged. */
  kept?: string | null | undefined;
}

/**
 * Validates a phone number by `judgePhone`, as the server does, in addition to the schema's rules. `mark` is the warning shown below an
 * impossible stored number until it is changed.
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

/** The rules of all countries are 80 kB, so they load with the first number to validate. Without them, only the server validates. */
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
