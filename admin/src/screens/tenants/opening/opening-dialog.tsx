import { useEffect } from 'react';
import { Alert, Button, Form, Modal } from 'antd';
import { useTranslations } from 'use-intl';

import type { FormValues } from '../../../kit/entity/fields.ts';
import { FormFields } from '../../../kit/forms/form-fields.tsx';
import { DialogSteps } from '../../../kit/page/dialog-steps.tsx';
import { useFirstField } from '../../../kit/page/first-field.ts';
import { useLeaveConfirmation } from '../../../kit/page/leave-confirmation.ts';
import { InitialStep } from './initial-step.tsx';
import { OpenedTenantView } from './opened-tenant.tsx';
import { useOpening } from './use-opening.ts';
import { steps } from './use-steps.ts';
import { useOpeningWords } from '../use-tenant-words.ts';
import './opening.css';

const formName = 'tenant-opening';

interface OpeningDialogProps {
  onOpened: () => void;
  onClose: () => void;
}

/** Opens a tenant step by step: what it is, its package, what it begins with, and its administrator; Enter goes on. */
export function OpeningDialog({ onOpened, onClose }: OpeningDialogProps) {
  const t = useOpeningWords();
  const { place, afterOpenChange } = useFirstField();
  const opening = useOpening(onOpened);
  const { form, begun, step, at, opened, isBusy } = opening;
  const confirmLeave = useLeaveConfirmation(form.isFieldsTouched() && !opened);
  useEffect(() => {
    if (at > 0) afterOpenChange(true);
    // The function is another one at each drawing; only the step moves the focus.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [at]);
  return (
    <Modal
      open
      width={760}
      title={t('title')}
      maskClosable={false}
      afterOpenChange={afterOpenChange}
      onCancel={() => confirmLeave(onClose)}
      footer={<Footer {...opening} onClose={() => confirmLeave(onClose)} />}
    >
      <div className="opening">
        <DialogSteps titles={steps.map((name) => t(`steps.${name}`))} current={opened ? steps.length : at} />
        {opened ? (
          <OpenedTenantView {...opened} />
        ) : (
          <Form<FormValues>
            form={form}
            name={formName}
            layout="vertical"
            initialValues={begun}
            disabled={isBusy}
            validateTrigger={['onBlur', 'onChange']}
            onFinish={opening.next}
          >
            <div ref={place}>
              <Hint step={step} />
              {step === 'initial' ? (
                <InitialStep />
              ) : (
                <FormFields
                  fields={opening.fields[step]}
                  row={undefined}
                  decisive={{}}
                  inputOf={opening.inputOf}
                />
              )}
            </div>
          </Form>
        )}
      </div>
    </Modal>
  );
}

/** What a step brings about, where its fields do not say so. */
function Hint({ step }: Pick<ReturnType<typeof useOpening>, 'step'>) {
  const t = useOpeningWords();
  if (step !== 'package') return null;
  return <Alert type="info" showIcon message={t('packageHint')} style={{ marginBottom: 16 }} />;
}

type FooterProps = Pick<ReturnType<typeof useOpening>, 'at' | 'back' | 'opened' | 'isBusy'> & {
  onClose: () => void;
};

/** The ways out of a step. The button that goes on belongs to the form, which holds the step's fields to their rules. */
function Footer({ at, back, opened, isBusy, onClose }: FooterProps) {
  const t = useOpeningWords();
  const k = useTranslations('kit');
  if (opened)
    return (
      <Button type="primary" onClick={onClose}>
        {t('close')}
      </Button>
    );
  return (
    <>
      <Button onClick={onClose}>{k('cancel')}</Button>
      {at > 0 ? (
        <Button disabled={isBusy} onClick={back}>
          {t('back')}
        </Button>
      ) : null}
      <Button type="primary" htmlType="submit" form={formName} loading={isBusy}>
        {t(at < steps.length - 1 ? 'next' : 'open')}
      </Button>
    </>
  );
}
