/** The PDF receipt of an order (ACC-04): the server gives a link, or the file itself. */
import { useState } from "react";
import { Button, Notice } from "#ds";
import { account } from "#copy/account";
import { confirmation } from "#copy/confirmation";
import { receipt } from "#api/orders";
import { usePageState } from "../../page/pageState";

const words = account.history;

interface ReceiptButtonProps {
  reference: string;
  size?: "m" | "s";
}

function download(href: string) {
  const link = document.createElement("a");
  link.href = href;
  link.download = words.fileName;
  link.click();
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

export function ReceiptButton({ reference, size = "m" }: ReceiptButtonProps) {
  const { client } = usePageState();
  const [state, setState] = useState<"idle" | "working" | "notFound" | "failed">("idle");

  async function fetchReceipt() {
    setState("working");
    const found = await receipt(client, reference);
    if (!found.ok) {
      setState("notFound");
      return;
    }
    try {
      if ("link" in found.value) download(found.value.link);
      else {
        const url = URL.createObjectURL(new Blob([bytesOf(found.value.base64)], { type: "application/pdf" }));
        download(url);
        URL.revokeObjectURL(url);
      }
      setState("idle");
    } catch {
      setState("failed");
    }
  }

  return (
    <>
      <Button
        tone={size === "s" ? "secondary" : "ink"}
        size={size}
        isPending={state === "working"}
        onPress={() => void fetchReceipt()}
        ariaLabel={size === "s" ? words.receiptOf(reference) : undefined}
      >
        {size === "s" ? words.receipt : confirmation.download}
      </Button>
      {(state === "notFound" || state === "failed") && (
        <Notice tone="error" isLive>
          {state === "notFound" ? words.pdfNotFound : words.pdfFailed}
        </Notice>
      )}
    </>
  );
}
