/** /recargas/celular: its player wants minutes on a phone now, and to see exactly what will be charged (RCG-02). */
import { useEffect, useEffectEvent, useId, useState } from "react";
import { useLoaderData, type LoaderFunctionArgs } from "react-router-dom";
import { EmptyState, Form, NumberChoices, OperatorMark, RadioCards, Skeleton, Split, Stack } from "#ds";
import { pageText } from "#api/content";
import { operatorsOf } from "#api/recharges";
import { pesos } from "#copy/format";
import { recharges, type RechargeGap } from "#copy/recharges";
import { isAmountOf, parsePhone, TOP_UP_MAX, TOP_UP_MIN, type Operator } from "#domain/recharges";
import { topUpSchema, type TopUpValues } from "#domain/rechargeForms";
import { useField } from "../../forms/bindField";
import { FormMoney } from "../../forms/FormMoney";
import { FormPhone } from "../../forms/FormPhone";
import { useShopForm } from "../../forms/useShopForm";
import { Loaded } from "../../page/Loaded";
import { pageMeta } from "../../page/meta";
import { PageFrame } from "../../page/PageFrame";
import { onlyOnOtherAddress } from "../../page/reload";
import { clientOf, useRoot } from "../../page/session";
import { paths } from "../../paths";
import { operatorLook } from "./operatorLook";
import { NeedsScripts, PoliciesField, RechargeBar, RechargeTabs, useAdding } from "./parts";

export { RouteFailure as ErrorBoundary } from "../../page/RouteFailure";

const words = recharges;

export const shouldRevalidate = onlyOnOtherAddress;
export const meta = () => pageMeta({ title: words.topUp.title, description: words.topUp.lead });

export async function loader({ context: { server } }: LoaderFunctionArgs) {
  const client = clientOf(server);
  const [operators, text] = await Promise.all([operatorsOf(client, "TOP_UP"), pageText(client, "recargas-celular")]);
  return { operators, text };
}

export default function TopUp() {
  const { operators, text } = useLoaderData<typeof loader>();
  return (
    <PageFrame
      title={words.topUp.title}
      crumbs={[{ label: words.title, href: paths.recharges }]}
      lead={text ?? words.topUp.lead}
    >
      <RechargeTabs current="topUp" />
      <Loaded
        result={operators}
        failed={words.operators.failed}
        headingLevel={2}
        waiting={<Skeleton shape="row" count={3} label={words.operators.loading} />}
      >
        {(all) => (all.length === 0 ? <EmptyState title={words.operators.empty} /> : <TopUpForm operators={all} />)}
      </Loaded>
    </PageFrame>
  );
}

/** Amounts that are asked for most, as far as the operator takes them. */
const QUICK = [5_000, 10_000, 20_000];
const ASKED = ["phone", "operator", "amount"] as const satisfies readonly RechargeGap[];
const EMPTY: TopUpValues = { phone: "", operator: "", pesos: null, policies: false };
const ANY_RANGE = { minPesos: TOP_UP_MIN, maxPesos: TOP_UP_MAX };
/** The field at which a gap is closed. */
const fieldOf = { phone: "phone", operator: "operator", amount: "pesos", policies: "policies" } as const;

function TopUpForm({ operators }: { operators: readonly Operator[] }) {
  const id = useId();
  const { staticHost } = useRoot();
  const adding = useAdding();
  /** Beside the form's own value: the rule of the amount is that of the operator. */
  const [operatorId, setOperatorId] = useState("");
  const operator = operators.find((one) => String(one.id) === operatorId);
  const range = operator ?? ANY_RANGE;
  const { control, formState, getValues, handleSubmit, reset, setFocus, setValue, trigger } = useShopForm(
    topUpSchema(range),
    EMPTY,
  );
  const {
    field: { value: chosen, onChange: choose, ref: firstOperator },
    errorMessage: operatorError,
  } = useField({ control, name: "operator" });
  const phone = parsePhone(useField({ control, name: "phone" }).field.value);
  const amount = useField({ control, name: "pesos" }).field.value;
  const hasAccepted = useField({ control, name: "policies" }).field.value;
  const isInRange = amount !== null && isAmountOf(range, amount);

  const lookAgain = useEffectEvent(() => void (getValues("pesos") !== null && trigger("pesos")));
  useEffect(() => lookAgain(), [operatorId]);

  const gaps: RechargeGap[] = [
    // An amount that the operator does not take is told before all else.
    ...(amount !== null && !isInRange ? (["amount"] as const) : []),
    ...(phone === null ? (["phone"] as const) : []),
    ...(operator === undefined ? (["operator"] as const) : []),
    ...(amount === null ? (["amount"] as const) : []),
    ...(hasAccepted ? [] : (["policies"] as const)),
  ];

  const submit = handleSubmit(async ({ pesos: asked }) => {
    if (operator === undefined || phone === null || asked === null) return;
    const isAdded = await adding.add({
      kind: "TOP_UP",
      phone,
      operatorId: operator.id,
      operatorName: operator.name,
      operatorCode: operator.code,
      pesos: asked,
      packageId: null,
      packageName: null,
    });
    if (!isAdded) return;
    setOperatorId("");
    reset(EMPTY);
  });

  const fields = words.fields;
  return (
    <Split
      main={
        <Form
          id={id}
          label={words.form.topUp}
          isPending={adding.isPending}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <NeedsScripts />
          <FormPhone control={control} name="phone" label={fields.phone} description={fields.phoneHelp} isRequired />
          <RadioCards
            label={fields.operator}
            layout="tiles"
            name="operator"
            options={operators.map(({ id: value, name, code }) => ({
              value: String(value),
              label: name,
              icon: <OperatorMark {...operatorLook(code, staticHost)} />,
            }))}
            value={chosen}
            onChange={(value) => {
              setOperatorId(value);
              choose(value);
            }}
            errorMessage={operatorError}
            ref={firstOperator}
          />
          <Stack gap="s">
            <FormMoney
              control={control}
              name="pesos"
              label={fields.pesos}
              description={
                operator ? fields.range(operator.name, operator.minPesos, operator.maxPesos) : fields.anyRange
              }
              isRequired
            />
            <NumberChoices
              label={fields.quick}
              numbers={QUICK.filter((quick) => isAmountOf(range, quick)).map((quick) => ({ number: pesos(quick) }))}
              value={amount === null ? "" : pesos(amount)}
              onPick={(picked) =>
                setValue("pesos", QUICK.find((quick) => pesos(quick) === picked) ?? null, {
                  shouldDirty: true,
                  shouldTouch: true,
                  shouldValidate: true,
                })
              }
            />
          </Stack>
          <PoliciesField control={control} />
        </Form>
      }
      aside={
        <RechargeBar
          formId={id}
          adding={adding}
          isUntouched={!formState.isDirty}
          gaps={gaps}
          asked={ASKED}
          sentence={
            amount === null || isInRange
              ? undefined
              : amount < range.minPesos
                ? words.tooLittle(range.minPesos)
                : words.tooMuch(range.maxPesos)
          }
          blocking={["amount", "policies"]}
          onGap={(gap) => {
            if (gap === "package") return;
            void trigger(fieldOf[gap]);
            setFocus(fieldOf[gap]);
          }}
          detail={operator && phone !== null ? words.summary.of(operator.name, phone) : ""}
          pesos={amount}
        />
      }
    />
  );
}
