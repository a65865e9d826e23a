//! Entries written by SQL: into a file, or into a database that other nodes write to as well.

use super::append::Append;
use super::pen::Pen;
use super::writer::{Broken, Ends, Paper};
use super::{StoreError, batch, calls};
use sqlx::{AnyConnection, AnyPool};

/// A way to write entries, for the writer alone.
#[derive(Clone)]
pub(super) struct Sql {
    pen: Pen,
    /// Another connection to a file, that must see what was kept before anybody hears of it.
    eye: Option<AnyPool>,
    /// What there is where several nodes share a database.
    node: Option<Node>,
}

#[derive(Clone)]
struct Node {
    /// The name of this node, for the others that must hear of what is written.
    name: String,
    /// Writes what somebody else has locked, as soon as it is free.
    aside: Pen,
}

impl Sql {
    /// Writes to a file.
    pub(super) fn of_file(pen: Pen, eye: AnyPool) -> Sql {
        Sql { pen, eye: Some(eye), node: None }
    }

    /// Writes to a database, with a way to it for itself alone.
    pub(super) fn of_node(pen: Pen, aside: Pen, name: String) -> Sql {
        Sql { pen, eye: None, node: Some(Node { name, aside }) }
    }

    /// Fills a transaction; gives the entries that are written, and for each of the batch what becomes of it.
    async fn fill<'b>(
        &self,
        transaction: &mut AnyConnection,
        batch: &'b [Append],
    ) -> Result<(Vec<&'b Append>, Ends), StoreError> {
        // The lock on the snapshot decides between two nodes: the second one finds another number. A single one is
        // locked by its change.
        let ours = match &self.node {
            Some(_) if batch.len() > 1 => Some(batch::lock(transaction, batch).await?),
            _ => None,
        };
        let is_ours = |append: &&Append| ours.as_ref().is_none_or(|ours| ours.contains(&append.table));
        let free: Vec<&Append> = batch.iter().filter(is_ours).collect();
        let first = batch::advance(transaction, &free).await?;
        let is_first = |append: &&Append| first.contains(&(append.table.clone(), append.number));
        let kept: Vec<&Append> = free.iter().copied().filter(is_first).collect();
        batch::insert(transaction, &kept).await?;
        let mut calls = Vec::new();
        for append in &kept {
            append.keep(transaction).await?;
            append.call(&mut calls);
        }
        if let Some(node) = &self.node {
            calls::send(transaction, &node.name, &calls).await?;
        }
        let end = |append| is_ours(&append).then(|| if is_first(&append) { Ok(()) } else { Err(StoreError::Conflict) });
        let ends = batch.iter().map(end).collect();
        Ok((kept, ends))
    }
}

impl Paper for Sql {
    async fn write(&self, batch: &[Append]) -> Result<Ends, Broken> {
        let mut transaction = self.pen.begin().await?;
        let (kept, ends) = match self.fill(&mut transaction, batch).await {
            Ok(filled) => filled,
            Err(error) => {
                transaction.give_up().await;
                return Err(Broken::Before(error));
            }
        };
        transaction.commit().await.map_err(|_| Broken::Commit)?;
        if let Some(eye) = &self.eye
            && batch::seen(eye, &kept).await.is_none_or(|seen| seen != kept.len())
        {
            tracing::error!(entries = kept.len(), "what was committed is not there");
            self.pen.health.doubt.notify_one();
            return Err(Broken::Commit);
        }
        self.pen.health.kept();
        Ok(ends)
    }

    fn aside(&self) -> Option<Sql> {
        let node = self.node.clone()?;
        Some(Sql { pen: node.aside.clone(), eye: None, node: Some(node) })
    }
}
